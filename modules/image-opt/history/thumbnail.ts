import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { openKeyedMutex } from '../../../server/core/keyed-mutex.ts'
import type { OpenPicture } from '../../../server/core/pictures/open-picture.ts'
import { fileGone } from '../catalogue/errors.ts'
import { MAX_FILE_BYTES } from '../contract.ts'
import type { CodecPool } from '../engine/pool/pool.ts'

/**
 * The most thumbnails made at once. Making a thumbnail first copies the picture, of up to 50 MB, to the scratch
 * folder.
 */
const LANES = 4

type Pictured = { id: number; platform_id: string; version: string }

/**
 * Returns a function that opens an image's thumbnail. A thumbnail is made when a version of the image is
 * shown for the first time. Without thumbnails, ten rows of 40 pixels would load ten product photographs. An empty
 * file marks a picture that cannot be decoded, so that it is not tried again at every view.
 * @throws fileGone when the image no longer exists or is not a picture
 */
export function openThumbnails(
  { files, storeOf }: Pick<FastifyInstance, 'files' | 'storeOf'>,
  codec: CodecPool
) {
  const withLock = openKeyedMutex()

  return async function take(shopId: number, image: Pictured): Promise<OpenPicture> {
    const version = createHash('sha256').update(image.version).digest('hex').slice(0, 16)
    const name = `${image.id}-${version}.webp`
    const open = async () => {
      const picture = await files.openThumbnail(shopId, name)
      return picture && refuseEmpty(picture)
    }
    const made = await open()
    if (made) return made
    // Simultaneous views of one image wait for the same lock, so only the first one makes the thumbnail.
    return withLock(String(image.id % LANES), async () => {
      const madeMeanwhile = await open()
      if (madeMeanwhile) return madeMeanwhile
      await make(shopId, image, name)
      const picture = await open()
      // Whoever erased the shop in between has removed it.
      if (!picture) throw fileGone()
      return picture
    })
  }

  async function make(shopId: number, image: Pictured, name: string): Promise<void> {
    const input = files.scratchPath()
    const output = files.scratchPath()
    try {
      const { file } = await storeOf(shopId)
        .openImage(image.platform_id, MAX_FILE_BYTES)
        .catch(() => {
          throw fileGone()
        })
      await pipeline(file.createReadStream({ start: 0 }), createWriteStream(input, { flags: 'wx' }))
      const isDrawn = await codec.thumbnail({ input, output })
      if (!isDrawn) await writeFile(output, '')
      await files.keepThumbnail(shopId, name, output)
    } finally {
      await rm(input, { force: true })
      await rm(output, { force: true })
    }
  }
}

/** @throws fileGone for the mark of a picture that cannot be decoded */
async function refuseEmpty(picture: OpenPicture): Promise<OpenPicture> {
  if (picture.sizeBytes > 0) return picture
  await picture.file.close()
  throw fileGone()
}
