import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Returns the address at which this machine opens a shop. A bare path belongs to this server and is opened at the port
 * the server listens on, since the public address may not be reachable from this machine.
 */
export function shopAddress({ server }: Pick<FastifyInstance, 'server'>, url: string): string {
  if (!url.startsWith('/')) return url
  const { address, family, port } = server.address() as AddressInfo
  const isEvery = address === '0.0.0.0' || address === '::'
  const host = isEvery ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address
  return new URL(url, `http://${host}:${port}`).href
}
