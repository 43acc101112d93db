import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { openKeyedMutex } from '../../../server/core/keyed-mutex.ts'
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
 * Returns a function that gives the path of an image's thumbnail. A thumbnail is made when a version of the image is
 * shown for the first time. Without thumbnails, ten rows of 40 pixels would load ten product photographs. An empty
 * file marks a picture that cannot be decoded, so that it is not tried again at every view.
 * @throws fileGone when the image no longer exists or is not a picture
 */
export function openThumbnails({ files, storeOf }: FastifyInstance, codec: CodecPool) {
  const withLock = openKeyedMutex()

  return async function take(shopId: number, image: Pictured): Promise<string> {
    const version = createHash('sha256').update(image.version).digest('hex').slice(0, 16)
    const path = files.thumbnailPath(shopId, `${image.id}-${version}.webp`)
    if (await isMade(path)) return path
    // Simultaneous views of one image wait for the same lock, so only the first one makes the thumbnail.
    await withLock(String(image.id % LANES), async () => {
      if (!(await isMade(path))) await make(shopId, image, path)
    })
    return path
  }

  async function make(shopId: number, image: Pictured, path: string): Promise<void> {
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
      await mkdir(dirname(path), { recursive: true })
      await rename(output, path)
      if (!isDrawn) throw fileGone()
    } finally {
      await rm(input, { force: true })
      await rm(output, { force: true })
    }
  }
}

/**
 * Tells whether the thumbnail has been made.
 * @throws fileGone for a picture that cannot be decoded
 */
async function isMade(path: string): Promise<boolean> {
  const known = await stat(path).catch(() => undefined)
  if (known?.size === 0) throw fileGone()
  return known !== undefined
}
