"""Scripts behind the Makefile; none of them is shipped."""
