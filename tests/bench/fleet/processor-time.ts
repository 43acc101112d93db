import { readdirSync, readFileSync } from 'node:fs'
import { descendantsOf } from '../../support/memory.ts'
import type { Server } from '../../support/server.ts'
import { cpuOf } from '../cpu.ts'

/** Milliseconds of processor time, in all processes of each kind. */
export type ProcessorTime = { workers: number; codecs: number; database: number }

/**
 * Begins to measure processor time. The function that it returns tells how much was used since. Of PostgreSQL's
 * processes, those that have ended meanwhile are missing; the connections of a pool stay.
 */
export function measureProcessorTime(workers: Pick<Server, 'pid'>[]): () => ProcessorTime {
  const before = readAll(workers)
  return () => {
    const now = readAll(workers)
    const used = { workers: 0, codecs: 0, database: 0 }
    for (const [pid, { kind, ms }] of now) used[kind] += ms - (before.get(pid)?.ms ?? 0)
    return used
  }
}

function readAll(workers: Pick<Server, 'pid'>[]) {
  const all = new Map<number, { kind: keyof ProcessorTime; ms: number }>()
  const add = (kind: keyof ProcessorTime, pids: number[]) => {
    for (const pid of pids) all.set(pid, { kind, ms: cpuOf(pid) })
  }
  const pids = workers.map(({ pid }) => pid)
  add('workers', pids)
  add('codecs', pids.flatMap(descendantsOf))
  add('database', readdirSync('/proc').map(Number).filter(isPostgres))
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
