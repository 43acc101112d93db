import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import type { Config } from '../../../server/core/config/config.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import type { JournalActor } from '../../journal/tables.ts'
import { assertLedger } from '../../pricing/commands.ts'
import { listCovered, quotaUsedUp, requirePlan } from '../../pricing/queries.ts'
import type { BetterLevel } from '../contract.ts'
import { settingsAtLevel } from '../options/better-level.ts'
import { currentRunOptions } from '../options/current-run-options.ts'
import { encodeOptionsFor } from '../options/settings.ts'
import { getSettings } from '../options/sql.ts'
import type { RunKind } from '../tables.ts'
import { chooseImages } from './choose-images.ts'
import { quotaShort } from './errors.ts'
import { addRun } from './sql/runs.ts'
import type { Selection } from './sql/selection.ts'
import { countOpen } from './sql/totals.ts'

/**
 * What becomes of images that the quota does not cover: 'try' queues them as well, because some of the covered images
 * may turn out to cost nothing; 'ask' refuses the run; 'fit' leaves them out, and the run shows how many were left
 * out.
 */
type OnShortage = 'try' | 'ask' | 'fit'

/** `log` names the shop already, and the request if there is one. */
type Starter = { shopId: number; startedBy: JournalActor; log: Pick<FastifyBaseLogger, 'info'> }

type StartDeps = Pick<FastifyInstance, 'db' | 'clock'> & { config: Pick<Config, 'billing'> }

type StartOptions = {
  onShortage?: OnShortage | undefined
  /** The level to use in place of the one in the settings. */
  level?: BetterLevel | undefined
}

/**
 * Queues a run over the chosen images, with the current settings.
 * @returns the id of the run, and the number of its images
 * @throws an AppError if the plan, the quota, the settings or the state of the images do not allow the run
 */
export async function startRun(
  { db, clock, config: { billing } }: StartDeps,
  { shopId, startedBy, log }: Starter,
  kind: RunKind,
  selection: Selection,
  { onShortage = 'try', level }: StartOptions = {}
): Promise<{ id: number; count: number }> {
  if ('items' in selection && selection.items === 'all')
    await requirePlan(db, shopId, billing, 'all')
  if (kind !== 'restore') await requirePlan(db, shopId, billing, selection.kind)
  const stored = await getSettings(db, shopId)
  const settings = level === undefined ? stored : settingsAtLevel(stored, level)
  const runOptions =
    kind === 'restore' || selection.kind === 'upload'
      ? null
      : await currentRunOptions(db, shopId, billing, selection.kind, settings)

  const now = toText(clock.now())
  // Images are chosen and queued in one transaction, so that the second of two simultaneous calls finds them queued.
  const { id, count } = await inTransaction(db, async (trx) => {
    if (kind !== 'restore') await assertLedger(trx, shopId)
    const chosen = await chooseImages(trx, shopId, selection, { kind, settings, runOptions })
    const imageIds = chosen.map(({ id }) => id)
    const covered = new Set(
      kind === 'restore' ? imageIds : await listCovered(trx, shopId, billing, imageIds, now)
    )
    if (covered.size === 0) throw quotaUsedUp(await countOpen(trx, shopId))
    const isShort = covered.size < chosen.length
    if (isShort && onShortage === 'ask') throw quotaShort(covered.size, chosen.length)
    const isLeftOut = ({ id }: { id: number }) => onShortage === 'fit' && !covered.has(id)
    const images = chosen.filter((image) => !isLeftOut(image))
    const encodeOptionsJson = JSON.stringify(encodeOptionsFor(settings))
    const run = {
      shopId,
      kind,
      startedBy,
      itemKind: selection.kind,
      encodeOptionsJson,
      images,
      unpaid: chosen.filter(isLeftOut)
    }
    const id = await addRun(trx, { ...run, texts: JSON.stringify(runOptions) }, now)
    return { id, count: images.length }
  })
  log.info({ run: id, kind, images: count }, 'a run was queued')
  return { id, count }
}
