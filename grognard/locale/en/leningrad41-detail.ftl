### Leningrad '41: a few words beside a choice.

detail-own = { $number ->
    [one] 1 own block
   *[other] { $number } own blocks
}
detail-upright = { $wood ->
    [german] { $number ->
        [one] 1 German block
       *[other] { $number } German blocks
    }
    [finnish] { $number ->
        [one] 1 Finnish block
       *[other] { $number } Finnish blocks
    }
   *[soviet] { $number ->
        [one] 1 Soviet block
       *[other] { $number } Soviet blocks
    }
}
