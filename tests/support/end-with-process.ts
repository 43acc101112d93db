import type { ChildProcess } from 'node:child_process'

// tap ends a process whose time is up with SIGALRM. By default the exit handlers below would not run.
process.once('SIGALRM', () => process.exit(1))

/**
 * Ends a child process when this one exits, by default with SIGKILL. A test whose time is up runs no teardown, and its
 * child would outlive it.
 */
export function endWithProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  const end = () => child.kill(signal)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}
