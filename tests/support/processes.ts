import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

/**
 * Tells whether any process has this text on its command line. Small Linux images lack pgrep, and other systems lack
 * /proc.
 */
export function isRunning(text: string): boolean {
  if (process.platform !== 'linux') return spawnSync('pgrep', ['-f', text]).status !== 1
  return globSync('/proc/[0-9]*/cmdline').some((file) => commandLineIn(file).includes(text))
}

/** Returns the command line of a process. Works only on Linux. */
export const commandOf = (pid: number): string => commandLineIn(`/proc/${pid}/cmdline`)

/** Returns '' for a process that has just ended. */
function commandLineIn(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
