import { statOf } from '../support/memory.ts'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Returns the milliseconds of processor time that a process has used, without its children. Works only on Linux. */
export function cpuOf(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13)
  return (Number(user) + Number(system)) * TICK_MS
}
