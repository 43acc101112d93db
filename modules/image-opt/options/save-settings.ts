import type { FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { quotaState, requirePlan } from '../../pricing/queries.ts'
import type { CodecPool } from '../engine/pool/pool.ts'
import { checkSwitch } from './automatic-switch.ts'
import { settingsChanged } from './errors.ts'
import { keepWatermark } from './keep-watermark.ts'
import { mergeSettings, type NewPicture } from './merge-settings.ts'
import type { SomeSettings } from './schema.ts'
import type { StoredSettings } from './settings.ts'
import { checkSettings } from './settings-rules.ts'
import { versionOf } from './settings-view.ts'
import { getSettings, setSettings } from './sql.ts'

type SaveDeps = Pick<FastifyInstance, 'db' | 'clock' | 'files' | 'config'> & { codec: CodecPool }

/**
 * Saves the given settings and keeps the others.
 * @throws AppError, with nothing saved, when the plan lacks a feature, when the settings could not work, and when
 * `given.version` is not the stored version
 */
export async function saveSettings(
  deps: SaveDeps,
  shopId: number,
  given: SomeSettings
): Promise<StoredSettings> {
  const { db, clock, config } = deps
  await requireFeatures(deps, shopId, given)
  const picture = await newPictureOf(deps, shopId, given)
  const { can } = await quotaState(db, shopId, config.billing)
  // Reading and writing share a transaction, so that of two tabs that save at once the second is refused.
  return db.transaction().execute(async (trx) => {
    const known = await getSettings(trx, shopId)
    if (given.version !== undefined && given.version !== versionOf(known)) throw settingsChanged()
    const next = mergeSettings(known, given, picture)
    checkSettings(given, next, can)
    await checkSwitch({ db: trx, shopId, billing: config.billing }, known, next)
    if (versionOf(next) !== versionOf(known))
      await setSettings(trx, shopId, next, toText(clock.now()))
    return next
  })
}

async function requireFeatures({ db, config }: SaveDeps, shopId: number, given: SomeSettings) {
  const { billing } = config
  if (given.alt_text?.switch === 1) await requirePlan(db, shopId, billing, 'alt_text')
  if (given.file_name?.switch === 1) await requirePlan(db, shopId, billing, 'file_name')
}

async function newPictureOf(
  deps: SaveDeps,
  shopId: number,
  { image_opt }: SomeSettings
): Promise<NewPicture | undefined> {
  const { file_data = '', file_name = '' } = image_opt?.watermark ?? {}
  if (file_data === '') return undefined
  return { hash: await keepWatermark(deps, shopId, file_data), fileName: file_name }
}
