"""The counter generator against plain Python and against published numbers."""

from azulejos import fast

WORD = (1 << 64) - 1


def python_words(seed: int, count: int) -> list[int]:
    state, words = seed, []
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & WORD
        mixed = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & WORD
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & WORD
        words.append(mixed ^ mixed >> 31)
    return words


def python_below(words: list[int], bound: int) -> int:
    product = (words.pop(0) >> 32) * bound
    while product % (1 << 32) < ((1 << 32) - bound) % bound:
        product = (words.pop(0) >> 32) * bound
    return product >> 32


def test_words_are_those_published_for_this_generator() -> None:
    generator = fast.new_generator(1234567)
    words = [int(fast.next_word(generator)) for _ in range(3)]
    assert words == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_words_are_those_of_plain_python() -> None:
    for seed in (0, 1, WORD):
        generator = fast.new_generator(seed)
        assert [int(fast.next_word(generator)) for _ in range(50)] == python_words(seed, 50)


def test_below_is_that_of_plain_python_where_words_are_rejected() -> None:
    for bound in (1, 2, 3, 100, (1 << 31) + 1, (1 << 32) - 1):
        generator, words = fast.new_generator(bound), python_words(bound, 400)
        got = [fast.below(generator, bound) for _ in range(100)]
        assert got == [python_below(words, bound) for _ in range(100)]
        # The next word is the same too: rejected words were used up.
        assert int(fast.next_word(generator)) == words[0]
