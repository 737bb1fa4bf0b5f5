"""`python -m courtyard` is the program `courtyard`."""

from courtyard.terminal.app import main

if __name__ == "__main__":
    main()
