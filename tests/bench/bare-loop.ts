import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Seconds that sharp alone needs for these JPEGs at level Medium, with the settings of
 * modules/image-opt/pipeline/jpeg.ts and as many pictures at once as the run has threads.
 */
export async function bareLoop(paths: string[], target: string): Promise<number> {
  sharp.concurrency(1)
  sharp.cache(false)
  mkdirSync(target, { recursive: true })
  const queue = paths.entries()
  const begin = performance.now()
  const work = async () => {
    for (const [index, path] of queue) {
      const picture = sharp(await readFile(path), { failOn: 'error' })
      const jpeg = await picture
        .autoOrient()
        .keepIccProfile()
        .jpeg({ quality: 75, mozjpeg: true, chromaSubsampling: '4:2:0' })
        .toBuffer()
      await writeFile(join(target, String(index)), jpeg)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return (performance.now() - begin) / 1000
}
