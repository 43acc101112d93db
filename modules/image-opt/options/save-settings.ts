import type { FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
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

type SaveDeps = Pick<FastifyInstance, 'db' | 'clock' | 'files'> & { codec: CodecPool }

/**
 * Saves the given settings; all other settings keep their values. A feature that the plan lacks is stored as chosen,
 * but runs ignore it until the plan includes it (specification §11.2).
 * @throws AppError, with no settings saved, if runs could not follow the settings, or if `given.version` is not the
 * stored version
 */
export async function saveSettings(
  deps: SaveDeps,
  shopId: number,
  given: SomeSettings
): Promise<StoredSettings> {
  const { db, clock } = deps
  const picture = await newPictureOf(deps, shopId, given)
  // Reading and writing share a transaction: if two tabs save at once, the second save is refused.
  return inTransaction(db, async (trx) => {
    const known = await getSettings(trx, shopId)
    if (given.version !== undefined && given.version !== versionOf(known)) throw settingsChanged()
    const next = mergeSettings(known, given, picture)
    checkSettings(given, next)
    checkSwitch(known, next)
    if (versionOf(next) !== versionOf(known))
      await setSettings(trx, shopId, next, toText(clock.now()))
    return next
  })
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
