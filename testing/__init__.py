"""What tests, benchmarks and tools share: servers to run, clients, chaos and fuzzing."""
