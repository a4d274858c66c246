"""`python -m grognard` is the command `grognard`."""

from grognard.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
