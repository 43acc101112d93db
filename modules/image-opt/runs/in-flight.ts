import { toText } from '../../../server/core/clock.ts'
import { LEASE_MS } from './claim.ts'
import type { WorkDeps } from './image/work.ts'
import { renewLeases } from './sql/claims.ts'

/** The claims being worked on in this process, and the heartbeat of their leases. */
export function openInFlight({ db, clock }: Pick<WorkDeps, 'db' | 'clock'>, owner: string) {
  const works = new Map<number, Promise<void>>()
  let renewedAt = 0

  return {
    count: () => works.size,

    /** Renews the lease of the claim until `begun` has ended; then calls `onEnd`. */
    add(claimId: number, begun: Promise<void>, onEnd: () => void): void {
      const work = begun.finally(() => {
        // Unless its lease ran out meanwhile and it was claimed anew.
        if (works.get(claimId) === work) works.delete(claimId)
        onEnd()
      })
      works.set(claimId, work)
    },

    /**
     * Renews the leases if a third of their time has passed. Call it often and before anything is claimed: where the
     * clock jumps ahead, as after a computer slept, a lease may have run out for an image that is in flight here, and it
     * would be claimed and encoded a second time.
     */
    async renew(): Promise<void> {
      const now = clock.now().getTime()
      if (works.size === 0 || Math.abs(now - renewedAt) < LEASE_MS / 3) return
      await renewLeases(db, owner, [...works.keys()], toText(new Date(now + LEASE_MS)))
      renewedAt = now
    },

    /** Waits for the work that is in flight at the moment. */
    async ended(): Promise<void> {
      await Promise.all(works.values())
    }
  }
}
