/**
 * This file is preloaded into a server that runs with --expose-gc. The server collects its garbage whenever it receives
 * SIGWINCH, so that a test can measure the memory that the server really needs. SIGUSR2 would shut it down.
 */
process.on('SIGWINCH', () => globalThis.gc?.())
