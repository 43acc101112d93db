import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { nameOfAddress } from './address-limits.ts'
import { AppError } from './errors.ts'

/**
 * Counts a request against the limit of its kind for the address it came from. It runs before everything else, for every
 * request, whether or not there is a route for it.
 * @throws AppError 429, or 503 for what is not a health check on a connection that is one too many
 */
export async function countRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { server, raw, ip, is404, routeOptions } = request
  const kind = (is404 ? undefined : routeOptions.config.kind) ?? 'page'
  if (server.connections.of(raw.socket)?.isReserve && kind !== 'health') {
    reply.header('connection', 'close').header('cache-control', 'no-store')
    throw new AppError('server/too-many-connections', 503, (t) => t.errors.fault())
  }
  const address = nameOfAddress(ip)
  const seconds = server.addressLimits.count(kind, address)
  if (seconds > 0) throw tooManyRequests(request, reply, seconds)
  const delayMs = server.addressLimits.delayMs(kind, address)
  if (delayMs === 0) return
  await wait(delayMs)
  // Whoever has left would otherwise be worked for, and could come back with other connections meanwhile.
  if (raw.socket.destroyed) reply.hijack()
}

/** Headers in which a proxy names the visitor. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/**
 * Returns the refusal of a request that is one too many, and counts it. An address that does not listen to refusals has
 * to open another connection for its next request, and connections have a pace.
 */
export function tooManyRequests(
  { server, ip, raw, headers, log }: FastifyRequest,
  reply: FastifyReply,
  seconds: number
): AppError {
  const address = nameOfAddress(ip)
  const isFirst = server.addressLimits.countRefused(address) === 1
  const isForwarded = FORWARDING.some((name) => name in headers)
  if (isFirst && isForwarded && ip === raw.socket.remoteAddress)
    log.warn(
      { address },
      'requests of this address are refused: it sends them for others, but counts as one visitor; if it is your proxy, name it in TRUSTED_PROXIES'
    )
  if (server.addressLimits.isUnwelcome(address)) reply.header('connection', 'close')
  reply.header('retry-after', String(Math.max(1, seconds))).header('cache-control', 'no-store')
  return new AppError('server/too-many-requests', 429, (t) => t.errors.tooManyRequests())
}
