import type { DiskTrouble } from '../disk/trouble.ts'
import type { Queue } from '../queue/queue.ts'
import type { Session } from './session.ts'

/** What the fleet has to say to operators. */
export type FleetLog = Record<'error' | 'info' | 'warn', (facts: object, text: string) => void>

/** What the processes that share a PostgreSQL database have in common (decision 085). */
export type Fleet = {
  /** The name of this process in leases. Every start has another. */
  owner: string
  /** True if no other process can join, because the originals are in this one's DATA_DIR. */
  isAlone: boolean
  queue: Queue
  /** For what the processes count together. What it writes may be lost when the database's machine fails. */
  session: Pick<Session, 'query'>
  /**
   * Returns which of these owners of leases are certainly dead: they have not been connected to the database for a
   * while. A process without a connection can record nothing.
   */
  findDead(owners: string[]): Promise<string[]>
  /** Tells the other processes what this worker waits for, until it reports undefined or ends. */
  reportTrouble(trouble: DiskTrouble | undefined): Promise<void>
  /** Returns what all workers wait for; undefined while one of them can work, or when there is none. */
  findTrouble(): Promise<DiskTrouble | undefined>
  /** Leaves the fleet. The app closes the queue before. */
  close(): Promise<void>
}
