"""Programs that make what the games are built from: run from the tree, never shipped with the package."""
