import { createHash } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fileGone } from './errors.ts'
import type { CodecPool } from './pool.ts'

/**
 * The path of a small picture for lists, made on first sight of a version of the image: ten rows of
 * 40 pixels would otherwise load ten product photographs.
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
  if (await exists(path)) return path

  const bytes = await storeOf(shopId)
    .readImage(image.platform_id)
    .catch(() => {
      throw fileGone()
    })
  const input = files.scratchPath()
  const output = files.scratchPath()
  try {
    await writeFile(input, bytes)
    if (!(await codec.thumbnail({ input, output }))) throw fileGone()
    await mkdir(dirname(path), { recursive: true })
    await rename(output, path)
  } finally {
    await rm(input, { force: true })
    await rm(output, { force: true })
  }
  return path
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false
  )
}
