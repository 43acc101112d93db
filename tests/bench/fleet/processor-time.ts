import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { descendantsOf } from '../../support/memory.ts'
import type { Server } from '../../support/server.ts'
import { cpuOf, cpuOfEndedChildren } from '../cpu.ts'

/** Milliseconds of processor time, in all processes of each kind. */
export type ProcessorTime = { workers: number; codecs: number; database: number }

/** What each process has used. Codec hosts end and are replaced; what ended ones had used counts for their workers. */
type Used = { kind: keyof ProcessorTime; ms: number }

/**
 * Begins to measure processor time. The function that it returns tells how much was used since. Of PostgreSQL's
 * processes, those that have ended meanwhile are missing; the connections of a pool stay.
 */
export function measureProcessorTime(workers: Pick<Server, 'pid'>[]): () => ProcessorTime {
  const before = readAll(workers)
  return () => {
    const used = { workers: 0, codecs: 0, database: 0 }
    for (const [process, { kind, ms }] of readAll(workers))
      used[kind] += ms - (before.get(process)?.ms ?? 0)
    // Hosts that ended in the meantime are in the sum of their worker, with what they had used before.
    for (const [process, { kind, ms }] of before)
      if (kind === 'codecs' && !isAlive(process)) used.codecs -= ms
    return used
  }
}

function readAll(workers: Pick<Server, 'pid'>[]): Map<string, Used> {
  const all = new Map<string, Used>()
  for (const { pid } of workers) {
    all.set(String(pid), { kind: 'workers', ms: cpuOf(pid) })
    all.set(`ended ${pid}`, { kind: 'codecs', ms: cpuOfEndedChildren(pid) })
    for (const host of descendantsOf(pid))
      all.set(String(host), { kind: 'codecs', ms: cpuOf(host) })
  }
  for (const pid of readdirSync('/proc').map(Number).filter(isPostgres))
    all.set(String(pid), { kind: 'database', ms: cpuOf(pid) })
  return all
}

const isAlive = (process: string): boolean =>
  process.startsWith('ended') || existsSync(`/proc/${process}`)

/** Tells whether a process belongs to the only PostgreSQL server of this machine. */
function isPostgres(pid: number): boolean {
  try {
    return pid > 0 && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return false
  }
}
