import { statOf } from '../support/memory.ts'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Returns the milliseconds of processor time that a process has used, without its children. Works only on Linux. */
export const cpuOf = (pid: number): number => sumOf(statOf(pid).slice(11, 13))

/** Returns the milliseconds of processor time of all descendants of a process that have ended. */
export const cpuOfEndedChildren = (pid: number): number => sumOf(statOf(pid).slice(13, 15))

const sumOf = (ticks: string[]): number =>
  ticks.reduce((sum, count) => sum + Number(count), 0) * TICK_MS
