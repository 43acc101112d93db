/**
 * This file is preloaded into a server that runs with --expose-gc. The server collects its garbage whenever it receives
 * SIGWINCH, so that a test can measure the memory that the server really needs, and prints how much of it is objects.
 * SIGUSR2 would shut it down.
 */
process.on('SIGWINCH', () => {
  globalThis.gc?.()
  console.log(`objects: ${process.memoryUsage().heapUsed} bytes`)
})
