import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Requests an address and reads nothing of the response beyond what the network buffers take. */
export function askUnread(
  address: string,
  path: string,
  { from = '127.0.0.1', times = 1 }: { from?: string; times?: number } = {}
): Socket {
  const { port, host } = new URL(address)
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: from })
  socket.pause()
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(times))
  return socket
}

/** Counts how often a process has a file open, even if the file has been deleted since. */
export function countOpen(pid: number, path: string): number {
  return readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).replace(' (deleted)', '') === path
    } catch {
      return false
    }
  }).length
}

/** Returns the megabytes of memory that a process holds, without its children. */
export function residentMb(pid: number): number {
  const [, kilobytes = 0] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/**
 * Polls until the condition holds. It needs no time limit, because the test's own limit ends a wait for something that
 * never happens.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20)
}
