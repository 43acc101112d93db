import http from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { AddressLimits } from './address-limits.ts'
import { connectionLimitsFor, openConnections } from './connections.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { mostOpenFiles } from './open-files.ts'

/**
 * Returns what Fastify makes its server with, and the connections of that server. Whatever anybody sends to a
 * connection is bounded before Fastify sees it: how many connections there are, and how many requests wait on each.
 */
export function openServer(
  limits: AddressLimits,
  isTrustedProxy: (ip: string) => boolean,
  connectionLimits = connectionLimitsFor(mostOpenFiles())
) {
  const connections = openConnections(connectionLimits, limits, isTrustedProxy)

  const serverFactory: FastifyServerFactory = (answer, options) => {
    const listener = oneAtATime(answer, {
      onBusy: connections.setBusy,
      onThrownAway(socket) {
        const { address } = connections.of(socket) ?? {}
        if (address !== undefined) limits.countRefused(address)
      }
    })
    // Otherwise Node answers requests without a host itself, uncounted.
    const server = http.createServer(
      { ...(options.http as object), requireHostHeader: false },
      listener
    )
    // The same goes for those that expect what we do not know.
    server.on('checkExpectation', listener)
    // Node's own listener would set up a parser for a connection that is refused.
    const serve = server.listeners('connection')
    server.removeAllListeners('connection')
    server.on('connection', (socket) => {
      if (!connections.accept(socket)) return void socket.destroy()
      for (const each of serve) each.call(server, socket)
    })
    server.keepAliveTimeout = Number(options.keepAliveTimeout)
    server.requestTimeout = Number(options.requestTimeout)
    return server
  }
  return { serverFactory, connections }
}
