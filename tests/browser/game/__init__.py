"""At the table: playing alone and together, the rules and the advice within reach."""
