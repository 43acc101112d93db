import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureType } from '../../../modules/image-opt/engine/encode-options.ts'
import type { Sample } from './pictures.ts'

const ENCODE: Record<PictureType, (picture: Sharp, quality: number) => Sharp> = {
  jpeg: (picture, quality) =>
    picture.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }).keepIccProfile(),
  png: (picture, quality) => picture.png({ palette: true, quality, effort: 7 }),
  gif: (picture) => picture.gif({ interFrameMaxError: 8, interPaletteMaxError: 8 }),
  webp: (picture, quality) => picture.webp({ quality, effort: 5 }).keepIccProfile()
}

export type BareRun = { seconds: number; cpuSeconds: number }

/**
 * Returns the seconds and the processor time that sharp alone needs for these pictures, with the engine's settings and
 * as many pictures at once as there are cores: no checks, no limits, no search for quality, no separate process.
 */
export async function bareLoop(
  samples: Pick<Sample, 'path' | 'type'>[],
  quality: number,
  folder: string
): Promise<BareRun> {
  sharp.concurrency(1)
  sharp.cache(false)
  mkdirSync(folder, { recursive: true })
  const queue = samples.entries()
  const begin = performance.now()
  const cpuBefore = process.cpuUsage()
  const work = async () => {
    for (const [index, { path, type }] of queue) {
      const isMoving = type === 'gif' || type === 'webp'
      const picture = sharp(await readFile(path), { failOn: 'error', animated: isMoving })
      const upright = isMoving ? picture : picture.autoOrient()
      await writeFile(join(folder, `${index}`), await ENCODE[type](upright, quality).toBuffer())
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const { user, system } = process.cpuUsage(cpuBefore)
  return { seconds: (performance.now() - begin) / 1000, cpuSeconds: (user + system) / 1e6 }
}
