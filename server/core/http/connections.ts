import type { Socket } from 'node:net'
import type { AddressLimits } from './address-limits.ts'
import { nameOfAddress } from './address-limits.ts'

/**
 * The maximum number of connections, where the system allows that many open files. A connection that is open and
 * silent takes 10 KB of memory.
 */
const MOST = 4096

/** The maximum number of connections from one address. Forty browsers behind it open 240. */
const MOST_OF_ADDRESS = 256

/** How many more connections are accepted, on which only health checks and metrics are answered. */
const RESERVE = 16

/** How many connections a process may have, and how many each address. */
export type ConnectionLimits = { most: number; mostOfAddress: number; reserve: number }

/**
 * Returns the limits for a process that may have this many files open. Half of them are left for pictures that are being
 * sent, of which there may be 256, and for the work of the server itself.
 */
export function connectionLimitsFor(openFiles: number): ConnectionLimits {
  const most = Math.min(MOST, Math.floor(openFiles / 2) - RESERVE)
  return { most, mostOfAddress: Math.min(MOST_OF_ADDRESS, Math.ceil(most / 4)), reserve: RESERVE }
}

/** A connection that was accepted. */
type Connection = {
  socket: Socket
  /** The address that counts, or undefined for a proxy that the operator trusts: it brings many clients. */
  address: string | undefined
  /** Whether only health checks and metrics are answered, because there were too many connections already. */
  isReserve: boolean
}

/**
 * The open connections of a process. A new connection beyond a limit takes the place of the one that has been idle
 * longest. It is refused only if a request is being answered on each of them.
 */
export type Connections = {
  /** Takes a new connection, in the place of another if there are too many. Returns false if it has to be closed. */
  accept(socket: Socket): boolean
  of(socket: Socket): Connection | undefined
  /** A connection is busy from the arrival of a request until its answer has been sent. */
  setBusy(socket: Socket, isBusy: boolean): void
}

export function openConnections(
  { most, mostOfAddress, reserve }: ConnectionLimits,
  limits: AddressLimits,
  isTrustedProxy: (ip: string) => boolean
): Connections {
  const open = new Map<Socket, Connection>()
  // A set keeps the order in which connections became idle.
  const idle = new Set<Socket>()
  const byAddress = new Map<string, Set<Socket>>()

  function forget(socket: Socket): void {
    const { address = '' } = open.get(socket) ?? {}
    open.delete(socket)
    idle.delete(socket)
    const others = byAddress.get(address)
    others?.delete(socket)
    if (others?.size === 0) byAddress.delete(address)
  }

  /** Closes the connection that has been idle longest. Returns whether there was one. */
  function closeOne(sockets: Iterable<Socket>): boolean {
    for (const socket of sockets) {
      if (!idle.has(socket)) continue
      forget(socket)
      socket.destroy()
      return true
    }
    return false
  }

  function hasRoom(address: string | undefined): boolean {
    const others = address === undefined ? undefined : byAddress.get(address)
    if (others && others.size >= mostOfAddress && !closeOne(others)) return false
    return open.size < most || closeOne(idle) || open.size < most + reserve
  }

  return {
    accept(socket) {
      const ip = socket.remoteAddress
      // The client has left already.
      if (ip === undefined) return false
      const address = isTrustedProxy(ip) ? undefined : nameOfAddress(ip)
      if (address !== undefined && !limits.mayConnect(address)) return false
      if (!hasRoom(address)) return false
      const isReserve = open.size >= most
      open.set(socket, { socket, address, isReserve })
      idle.add(socket)
      if (address !== undefined) {
        const sockets = byAddress.get(address) ?? new Set()
        byAddress.set(address, sockets.add(socket))
      }
      socket.once('close', () => forget(socket))
      return true
    },
    of: (socket) => open.get(socket),
    setBusy(socket, isBusy) {
      const connection = open.get(socket)
      if (!connection) return
      if (isBusy) idle.delete(socket)
      else idle.add(socket)
      // The order of an address is that of its last answers, too.
      const others = byAddress.get(connection.address ?? '')
      if (!isBusy && others?.delete(socket)) others.add(socket)
    }
  }
}
