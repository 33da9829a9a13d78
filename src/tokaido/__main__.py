"""`python -m tokaido` is the command line."""

from tokaido.cli import main

if __name__ == "__main__":
    main()
