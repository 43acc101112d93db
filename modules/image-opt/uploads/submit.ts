import type { FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import type { JournalActor } from '../../journal/tables.ts'
import { assertLedger } from '../../pricing/commands.ts'
import { countAffordable, quotaUsedUp, requirePlan } from '../../pricing/queries.ts'
import type { EncodeOptions } from '../engine/encode-options.ts'
import { watermarkMissing } from '../options/errors.ts'
import { encodeOptionsFor, type StoredSettings } from '../options/settings.ts'
import { getSettings } from '../options/sql.ts'
import { quotaShort } from '../runs/errors.ts'
import { addRun } from '../runs/sql/runs.ts'
import { countOpen } from '../runs/sql/totals.ts'
import { nothingUploaded, unknownUpload } from './errors.ts'
import type { SubmitUploads } from './schema.ts'
import { listStored, takeUpload } from './sql.ts'
import { isPathOf, uploadId, uploadNumber } from './upload-id.ts'

/**
 * Adds uploaded files to the history and queues a run over them, in one transaction. If the call is repeated, the
 * files are already in a run and the call is refused.
 * When the quota does not cover every file, `on_shortage` 'ask' refuses the call and 'fit' takes the first files only;
 * the others can be submitted again. Without a value all are tried.
 * @returns the number of files taken, which are the first ones
 */
export async function submitUploads(
  {
    db,
    files,
    clock,
    config: { billing }
  }: Pick<FastifyInstance, 'clock' | 'config' | 'db' | 'files'>,
  { shopId, startedBy }: { shopId: number; startedBy: JournalActor },
  { file_paths, opt_cfg = {}, on_shortage }: SubmitUploads
): Promise<number> {
  await requirePlan(db, shopId, billing, 'upload')
  if (file_paths.length === 0) throw nothingUploaded()
  const ids = [...new Set(file_paths.map(({ data_id }) => uploadNumber(data_id)))]
  const isNamedTrue = file_paths.every(({ file_path, data_id }) =>
    isPathOf(file_path, uploadNumber(data_id))
  )
  if (!isNamedTrue) throw unknownUpload()
  const encodeOptionsJson = JSON.stringify(encodeOptionsOf(await getSettings(db, shopId), opt_cfg))
  const now = toText(clock.now())
  // From here on each file is kept like an original, so its record is renewed.
  for (const { content_hash } of await listStored(db, shopId, ids))
    if (content_hash) await files.renew(shopId, content_hash)

  return inTransaction(db, async (trx) => {
    const stored = new Map((await listStored(trx, shopId, ids)).map((row) => [row.id, row]))
    const uploads = ids.map((id) => {
      const upload = stored.get(id)
      if (!upload) throw unknownUpload()
      return upload
    })
    await assertLedger(trx, shopId)
    const affordable = await countAffordable(trx, shopId, billing, now)
    if (affordable === 0) throw quotaUsedUp(await countOpen(trx, shopId))
    if (on_shortage === 'ask' && affordable < ids.length) throw quotaShort(affordable, ids.length)
    const taken = on_shortage === 'fit' ? uploads.slice(0, affordable) : uploads
    const images: { id: number; item_id: number }[] = []
    for (const upload of taken) images.push(await takeUpload(trx, upload, uploadId(upload.id), now))
    const run = {
      shopId,
      kind: 'optimise',
      startedBy,
      itemKind: 'upload',
      encodeOptionsJson,
      images
    } as const
    // No templates are used: only the merchant sees the alt text and the name of an upload, and the merchant chose the
    // name.
    await addRun(trx, { ...run, texts: 'null' }, now)
    return images.length
  })
}

/**
 * Returns the encode options: the quality from the settings, with PNG to JPG and the watermark as chosen for these
 * files.
 * @throws watermarkMissing when a watermark is chosen but the settings have no picture for it
 */
function encodeOptionsOf(
  settings: StoredSettings,
  { pngtojpg = 0, is_watermark = 0 }: NonNullable<SubmitUploads['opt_cfg']>
): EncodeOptions {
  const { image_opt } = settings
  if (is_watermark === 1 && image_opt.watermark.hash === '') throw watermarkMissing()
  const watermark = { ...image_opt.watermark, switch: is_watermark }
  return encodeOptionsFor({ ...settings, image_opt: { ...image_opt, pngtojpg, watermark } })
}
