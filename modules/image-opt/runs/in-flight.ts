import { toText } from '../../../server/core/clock.ts'
import { LEASE_MS } from './claim.ts'
import type { WorkDeps } from './image/work-deps.ts'
import { renewLeases } from './sql/leases.ts'

export type InFlight = ReturnType<typeof openInFlight>

/** Keeps track of the claims in flight and renews their leases. */
export function openInFlight({ db, clock }: Pick<WorkDeps, 'db' | 'clock'>, owner: string) {
  const works = new Map<number, Promise<void>>()
  let renewedAt = 0

  return {
    count: () => works.size,

    /** Adds a claim: its lease is renewed until `started` ends, and then `onEnd` is called. */
    add(claimId: number, started: Promise<void>, onEnd: () => void): void {
      const work = started.finally(() => {
        // If the lease expired and this process claimed the item again, the entry belongs to the new claim.
        if (works.get(claimId) === work) works.delete(claimId)
        onEnd()
      })
      works.set(claimId, work)
    },

    /**
     * Heartbeat: renews the leases if a third of their time has passed. Call it often, and before every claim: if the
     * clock has jumped ahead, for example while the computer slept, the lease of an image in flight may have expired,
     * and the image would be claimed and encoded a second time.
     */
    async renew(): Promise<void> {
      const now = clock.now().getTime()
      if (works.size === 0 || Math.abs(now - renewedAt) < LEASE_MS / 3) return
      await renewLeases(db, owner, [...works.keys()], toText(new Date(now + LEASE_MS)))
      renewedAt = now
    },

    /** Waits until some of the work that is in flight now has ended. */
    async nextEnd(): Promise<void> {
      if (works.size > 0) await Promise.race(works.values())
    },

    /** Waits until all work that is in flight now has ended. */
    async ended(): Promise<void> {
      await Promise.all(works.values())
    }
  }
}
