import { DAY_MS, toText } from '../../../server/core/clock.ts'
import type { TimedJob } from '../../../server/core/jobs.ts'
import { removeSentBefore } from './bucket-uploads.ts'
import { removeAbandoned } from './sql.ts'

/**
 * How long an upload that no run has taken is kept. It need not be kept longer, because the merchant still has the
 * file.
 */
export const WAITING_MS = DAY_MS

/**
 * Removes uploads that a merchant abandoned by closing the page, and that no run will therefore take. The job deletes
 * their rows; the next sweep deletes their files.
 */
export const removeAbandonedUploads: TimedJob = {
  name: 'image-opt/remove-abandoned-uploads',
  schedule: '7 * * * *',
  async run({ db, clockGuard, files: { bucket }, log }) {
    const before = new Date((await clockGuard.trustedNow()).getTime() - WAITING_MS)
    const removed = await removeAbandoned(db, toText(before))
    if (removed > 0) log.info({ removed }, 'abandoned uploads were removed')
    const sent = bucket ? await removeSentBefore(bucket, before) : 0
    if (sent > 0) log.info({ removed: sent }, 'files that were sent to the bucket were removed')
  }
}
