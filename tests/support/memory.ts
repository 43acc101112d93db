import { readdirSync, readFileSync } from 'node:fs'

/**
 * The proportional set size of a process and all below it, where /proc tells it: Linux. Memory that
 * processes share counts once.
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

/** A program's name may hold blanks and brackets; its fields begin behind the last one. */
function parentOf(pid: number): number | undefined {
  const stat = readProc(pid, 'stat')
  const parent = Number(stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[1])
  return Number.isInteger(parent) ? parent : undefined
}

/** '' for a process that has just ended. */
function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
