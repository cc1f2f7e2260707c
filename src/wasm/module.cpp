// A program needs a source; all that the module can do is in the library.
