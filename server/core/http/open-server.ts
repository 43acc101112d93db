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
    const listener = oneAtATime(
      (request, response) => {
        const { address } = connections.of(request.socket) ?? {}
        if (address !== undefined && limits.isUnwelcome(address)) request.socket.destroy()
        else answer(request, response)
      },
      {
        onBusy: connections.setBusy,
        onThrownAway(socket) {
          const { address } = connections.of(socket) ?? {}
          if (address !== undefined) limits.countRefused(address)
        }
      }
    )
    const server = http.createServer(options.http ?? {}, listener)
    // Otherwise Node answers these itself, uncounted.
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
