import { rm, writeFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { isFailure } from '../../../../server/core/failure.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { openKeyedMutex } from '../../../../server/core/keyed-mutex.ts'
import { fileGone } from '../../catalogue/errors.ts'
import type { EncodeOptions } from '../../engine/encode-options.ts'
import type { CodecPool } from '../../engine/pool/pool.ts'
import { readWatermarkData } from '../../options/keep-watermark.ts'
import { mergeSettings } from '../../options/merge-settings.ts'
import type { SomeSettings } from '../../options/schema.ts'
import { encodeOptionsFor } from '../../options/settings.ts'
import { getSettings } from '../../options/sql.ts'
import { type Tried, tryPicture } from '../try-picture.ts'
import { findPreviewed, type PreviewedImage } from './sql.ts'

/** Previews are files beside the thumbnails whose names begin with this. */
const PREFIX = 'preview-'

/** How many previews of a shop are kept: those of the guide, and a few that a page may still show. */
const KEPT = 8

/** `file` is the name of the preview's file beside the thumbnails; null if there is no preview. */
export type Preview = { image: PreviewedImage } & (
  | { state: 'made'; tried: Tried; file: string | null }
  | { state: 'unread'; reason: string }
  | { state: 'overtaken' }
)

export type Previews = {
  /**
   * Encodes one image of the shop as a run with these settings would, and changes nothing in the store.
   * @param given settings that are not saved yet; what it leaves out is as stored
   * @throws fileGone for an image that the shop does not have, or an AppError for an unusable watermark
   */
  make(shopId: number, imageId: number, given: SomeSettings['image_opt']): Promise<Preview>
}

export function openPreviews(
  app: Pick<FastifyInstance, 'db' | 'disk' | 'files' | 'log' | 'storeOf'>,
  codec: CodecPool
): Previews {
  const withLock = openKeyedMutex()
  const newest = new Map<number, symbol>()
  return {
    async make(shopId, imageId, given) {
      // Before anything is awaited, because a database may answer a later request first.
      const turn = Symbol(shopId)
      newest.set(shopId, turn)
      const image = await findPreviewed(app.db, shopId, imageId)
      if (!image) throw fileGone()
      // One preview is encoded at a time, so that all codecs but one are left for runs, which merchants pay for. A shop
      // that asks again before its turn, as a page does while a slider moves, keeps only its newest request.
      return withLock('preview', async () => {
        if (newest.get(shopId) !== turn) return { image, state: 'overtaken' }
        newest.delete(shopId)
        return preview(app, codec, { shopId, image, given })
      })
    }
  }
}

type Wanted = { shopId: number; image: PreviewedImage; given: SomeSettings['image_opt'] }

async function preview(
  app: Pick<FastifyInstance, 'db' | 'disk' | 'files' | 'log' | 'storeOf'>,
  codec: CodecPool,
  { shopId, image, given }: Wanted
): Promise<Preview> {
  const { db, files, storeOf } = app
  const watermarkPath = files.scratchPath()
  const output = files.scratchPath()
  try {
    const { file_data = '' } = given?.watermark ?? {}
    const upload = file_data === '' ? null : await readWatermarkData({ files, codec }, file_data)
    if (upload) await writeFile(watermarkPath, upload)
    const picture = upload ? { hash: sha256(upload), fileName: '' } : undefined
    const settings = mergeSettings(
      await getSettings(db, shopId),
      given ? { image_opt: given } : {},
      picture
    )
    const encodeOptions = encodeOptionsFor(settings)
    const tried = await tryPicture(
      { db, files, storeOf, codec },
      { shopId, image, encodeOptions, output, ...(upload && { watermarkPath }) }
    )
    const { outcome } = tried
    if (outcome.status === 'refused') return { image, state: 'unread', reason: outcome.reason }
    if (outcome.status === 'unchanged') return { image, state: 'made', tried, file: null }
    const file = nameOf(image, encodeOptions)
    await files.keepThumbnail(shopId, file, output)
    await files.keepNewest(shopId, PREFIX, KEPT)
    return { image, state: 'made', tried, file }
  } catch (error) {
    if (!isFailure(error) || (await app.disk.meet(error))) throw error
    app.log.info({ err: error, shop: shopId, image: image.id }, 'a picture could not be previewed')
    return { image, state: 'unread', reason: error.code }
  } finally {
    await Promise.all([output, watermarkPath].map((path) => rm(path, { force: true })))
  }
}

/** Returns a name that changes with the picture and the encode options, because browsers keep what an address shows. */
const nameOf = ({ id, version }: PreviewedImage, options: EncodeOptions): string =>
  PREFIX + sha256(Buffer.from(JSON.stringify([id, version, options])))
