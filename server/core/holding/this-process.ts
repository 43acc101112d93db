import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * Where the number of a process means something: one boot of one machine, and one container on it. Other systems than
 * Linux have only the name of the machine, which two may share.
 */
export const place: string = nameOfPlace()

function nameOfPlace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** Tells whether a process of this place has ended. One that lives may be another of the same number. */
export function hasEnded(pid: number): boolean {
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
