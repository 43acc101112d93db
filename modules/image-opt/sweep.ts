import type { FastifyInstance } from 'fastify'
import { DAY_MS } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import { troubleIn } from '../../server/core/disk/trouble.ts'
import type { Ends, Removed } from '../../server/core/files/kept-records.ts'
import { addJournalLine } from '../journal/commands.ts'
import { noteUse } from './runs/image/note-use.ts'
import { listOriginals, type Originals } from './runs/sql/originals.ts'
import { listResultsOf } from './runs/sql/results.ts'
import { WAITING_MS } from './uploads/jobs.ts'
import { listUploadContents } from './uploads/sql.ts'

type App = Pick<FastifyInstance, 'brokenLaws' | 'clockGuard' | 'config' | 'db' | 'files' | 'log'>

/**
 * How often the record of a watermark is renewed while the settings or a run use the watermark, which may be for
 * years.
 */
const WATERMARK_RENEWED_AFTER_MS = DAY_MS

/**
 * Deletes the stored files of a shop that no row needs and whose own records confirm that they are old enough. The
 * rows alone do not suffice: a database restored from an older copy lacks the rows of files stored since (decision
 * 041). Logs each deletion.
 */
export async function sweepShop(app: App, shopId: number): Promise<void> {
  const { db, files, clockGuard, config, log } = app
  const now = (await clockGuard.trustedNow()).getTime()
  const ends: Ends = {
    kept: new Date(now - config.retentionDays * DAY_MS),
    waiting: new Date(now - WAITING_MS)
  }
  const { needed, watermarks } = await listKept(db, shopId)
  const watermarksDue = new Date(now - WATERMARK_RENEWED_AFTER_MS)
  let deleted = 0
  let bytes = 0
  for (const { hash, hasRecord, uses } of await files.list(shopId)) {
    try {
      if (needed.has(hash)) {
        if (uses === 0) await noteOldUses(app, shopId, hash)
        if (!hasRecord || watermarks.has(hash)) await files.renew(shopId, hash, watermarksDue)
        continue
      }
      const removed = await files.removeOld(shopId, hash, ends, (file) =>
        addJournalLine(db, {
          shopId,
          what: 'original-deleted',
          who: 'server',
          facts: { original: hash, originalBytes: file.bytes }
        })
      )
      if (!removed) continue
      deleted++
      bytes += removed.bytes
      log.info(factsOf(removed, now), 'an original was deleted')
    } catch (error) {
      // While a disk or the bucket does not work, no other original could be swept either.
      if (troubleIn(error)) throw error
      log.error({ err: error, shop: shopId, original: hash }, 'an original could not be swept')
    }
  }
  if (deleted > 0) log.info({ shop: shopId, deleted, bytes }, 'originals were deleted')
}

/** Describes the uses of an original that an older version stored without a description. */
async function noteOldUses({ db, files }: App, shopId: number, hash: string) {
  for (const row of await listResultsOf(db, shopId, hash)) await noteUse({ db, files }, row)
}

const factsOf = ({ shop, sha256, bytes, neededAt, isWaiting }: Removed, now: number) => ({
  shop,
  original: sha256,
  bytes,
  neededAt,
  ageDays: Math.floor((now - Date.parse(neededAt)) / DAY_MS),
  why: isWaiting ? 'an upload that was never submitted' : 'its retention is over, no row needs it'
})

/**
 * Logs how many stored originals are not referred to by any row, once a start has attached those that the store's
 * pictures need. They are kept until their own records are old enough.
 */
export async function reportUnnamed({ db, files, log, brokenLaws }: App): Promise<void> {
  for (const shopId of await files.listShops()) {
    // A row that names no original is reported by the sweep.
    const named = (await brokenLaws.among(() => listKept(db, shopId)))?.named
    if (!named) continue
    const kept = await files.list(shopId)
    const unnamed = kept.filter(({ hash, hasFile }) => hasFile && !named.has(hash)).length
    if (unnamed > 0)
      log.info({ shop: shopId, originals: unnamed }, 'originals without a row are kept')
  }
}

async function listKept(db: Db, shopId: number): Promise<Originals> {
  const { needed, named, watermarks } = await listOriginals(db, shopId)
  for (const hash of await listUploadContents(db, shopId)) {
    needed.add(hash)
    named.add(hash)
  }
  return { needed, named, watermarks }
}
