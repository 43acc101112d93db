import { readdirSync, readFileSync } from 'node:fs'

/**
 * Returns the proportional set size of a process and its descendants in bytes. Memory that processes share counts
 * once. Works only on Linux, because it reads /proc.
 */
export function memoryOf(pid: number): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, each) => {
    const [, kilobytes = 0] = /^Pss:\s+(\d+)/m.exec(readProc(each, 'smaps_rollup')) ?? []
    return sum + Number(kilobytes) * 1024
  }, 0)
}

export function descendantsOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .map(Number)
      .filter((each) => each > 0)
      .map((each) => [each, parentOf(each)] as const)
  )
  const isBelow = (each: number | undefined): boolean =>
    each !== undefined && (each === pid || isBelow(parents.get(each)))
  return [...parents.keys()].filter((each) => each !== pid && isBelow(parents.get(each)))
}

function parentOf(pid: number): number | undefined {
  const parent = Number(statOf(pid)[1])
  return Number.isInteger(parent) ? parent : undefined
}

/**
 * Returns the fields of a process's stat line from its state on. The program's name before them may contain spaces and
 * brackets, so they are read after the last bracket.
 */
export function statOf(pid: number): string[] {
  const stat = readProc(pid, 'stat')
  return stat.slice(stat.lastIndexOf(') ') + 2).split(' ')
}

/** Returns '' for a process that has just ended. */
function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
