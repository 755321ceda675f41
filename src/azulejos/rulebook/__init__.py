"""The rulebook: its order, its numbers and its worked examples; its sentences are in `locales`.

structure   sections and paragraphs, in our order
facts       every number that a sentence needs, from the rules
examples    worked examples, played by the rules
shapes      all of it as it travels to the page
"""
