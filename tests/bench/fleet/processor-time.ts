import { readdirSync, readFileSync } from 'node:fs'
import { descendantsOf } from '../../support/memory.ts'
import type { Server } from '../../support/server.ts'
import { cpuOf, cpuOfEndedChildren } from '../cpu.ts'

/** Milliseconds of processor time, in all processes of each kind. */
export type ProcessorTime = { workers: number; codecs: number; database: number }

type Used = { kind: keyof ProcessorTime; ms: number }

/**
 * Begins to measure processor time. The function that it returns tells how much was used since. Of PostgreSQL's
 * processes, those that have ended meanwhile are missing; the connections of a pool stay.
 */
export function measureProcessorTime(workers: Pick<Server, 'pid'>[]): () => ProcessorTime {
  const before = readAll(workers)
  return () => {
    const used = { workers: 0, codecs: 0, database: 0 }
    for (const [key, { kind, ms }] of readAll(workers))
      used[kind] += ms - (before.get(key)?.ms ?? 0)
    return used
  }
}

function readAll(workers: Pick<Server, 'pid'>[]): Map<string, Used> {
  const all = new Map<string, Used>()
  for (const { pid } of workers) {
    all.set(String(pid), { kind: 'workers', ms: cpuOf(pid) })
    // A worker replaces its codec host now and then, so those that have ended count as well.
    const alive = descendantsOf(pid).reduce((sum, host) => sum + cpuOf(host), 0)
    all.set(`codecs of ${pid}`, { kind: 'codecs', ms: alive + cpuOfEndedChildren(pid) })
  }
  for (const pid of readdirSync('/proc').map(Number).filter(isPostgres))
    all.set(String(pid), { kind: 'database', ms: cpuOf(pid) })
  return all
}

/** Tells whether a process belongs to the only PostgreSQL server of this machine. */
function isPostgres(pid: number): boolean {
  try {
    return pid > 0 && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return false
  }
}
