import http from 'node:http'

/**
 * This file is preloaded into a server. Every limit of a minute or more, for a connection or a timer, becomes this many
 * times shorter, so that a test need not wait for it.
 */
const TIMES = 60

const MINUTE_MS = 60_000

const { createServer } = http
http.createServer = ((options: http.ServerOptions, listener: http.RequestListener) => {
  const server = createServer({ ...options, connectionsCheckingInterval: 100 }, listener)
  server.once('listening', () => {
    server.headersTimeout /= TIMES
    server.requestTimeout /= TIMES
  })
  return server
}) as typeof createServer

const { setTimeout } = globalThis
globalThis.setTimeout = ((work: () => void, ms: number, ...given: []) =>
  setTimeout(work, ms >= MINUTE_MS ? ms / TIMES : ms, ...given)) as typeof setTimeout
