# The board in the browser.

web-board = The board. The arrow keys go from place to place, Enter chooses, F shows the pieces of a place, Page Up and Page Down go through what may be chosen, the menu key tells why, plus and minus zoom, 0 shows all.
web-board-legend = What the colours mean
web-board-fan = Pieces in { $place }
web-board-badge = { $number ->
    [one] One piece may be chosen in { $place }
   *[other] { $number } pieces may be chosen in { $place }
}
