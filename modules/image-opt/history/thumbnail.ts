import { createHash } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fileGone } from '../catalogue/errors.ts'
import { MAX_FILE_BYTES } from '../contract.ts'
import type { CodecPool } from '../engine/pool/pool.ts'

/**
 * The path of a small picture for lists, made on first sight of a version of the image: ten rows of
 * 40 pixels would otherwise load ten product photographs. An empty file stands for what cannot be drawn,
 * so that a bad picture is not decoded again at every view.
 * @throws fileGone for what is not there any more or is no picture
 */
export async function takeThumbnail(
  { files, storeOf }: FastifyInstance,
  codec: CodecPool,
  shopId: number,
  image: { id: number; platform_id: string; version: string }
): Promise<string> {
  const version = createHash('sha256').update(image.version).digest('hex').slice(0, 16)
  const path = files.thumbnailPath(shopId, `${image.id}-${version}.webp`)
  const known = await stat(path).catch(() => undefined)
  if (known?.size === 0) throw fileGone()
  if (known) return path

  const bytes = await read(storeOf(shopId).readImage(image.platform_id, MAX_FILE_BYTES))
  const input = files.scratchPath()
  const output = files.scratchPath()
  try {
    await writeFile(input, bytes)
    const isDrawn = await codec.thumbnail({ input, output })
    if (!isDrawn) await writeFile(output, '')
    await mkdir(dirname(path), { recursive: true })
    await rename(output, path)
    if (!isDrawn) throw fileGone()
  } finally {
    await rm(input, { force: true })
    await rm(output, { force: true })
  }
  return path
}

function read(reading: Promise<Uint8Array>): Promise<Uint8Array> {
  return reading.catch(() => {
    throw fileGone()
  })
}
