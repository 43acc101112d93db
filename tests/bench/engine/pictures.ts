import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { PictureType } from '../../../modules/image-opt/engine/encode-options.ts'
import { sniff } from '../../../modules/image-opt/engine/inspect/sniff.ts'

export type Sample = { path: string; name: string; bytes: number; type: PictureType }

/** The folders of the developer corpus that the targets were measured on (docs/engine.md). */
const SETS = ['product', 'graphics', 'photo', 'gif']

/** The folders to look in: only the corpus's sound pictures, but everything in any other folder. */
export const foldersOf = (root: string): string[] =>
  isCorpus(root) ? SETS.map((set) => join(root, set)) : [root]

export const isCorpus = (root: string): boolean =>
  existsSync(join(root, 'MANIFEST.csv')) && SETS.every((set) => existsSync(join(root, set)))

/** Pictures by content, in a fixed order. */
export function samplesIn(root: string): Sample[] {
  return foldersOf(root)
    .flatMap((folder) => globSync(`${folder}/**/*.{jpg,jpeg,png,gif,webp}`))
    .sort()
    .map((path) => ({
      path,
      name: basename(path),
      bytes: statSync(path).size,
      type: sniff(readFileSync(path))
    }))
}

/** What PNG to JPG may convert: a PNG that hides an alpha channel of nothing but 255 counts. */
export async function opaque(samples: Sample[]): Promise<Sample[]> {
  const chosen: Sample[] = []
  for (const sample of samples) {
    const bytes = readFileSync(sample.path)
    const isStill = !bytes.includes('acTL')
    const { isOpaque } = await sharp(bytes).stats()
    if (isStill && isOpaque) chosen.push(sample)
  }
  return chosen
}

export const bytesOf = (samples: readonly { bytes: number }[]): number =>
  samples.reduce((sum, { bytes }) => sum + bytes, 0)
