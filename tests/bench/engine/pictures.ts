import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { PictureType } from '../../../modules/image-opt/engine/encode-options.ts'
import { sniff } from '../../../modules/image-opt/engine/inspect/sniff.ts'

export type Sample = { path: string; name: string; bytes: number; type: PictureType }

/** Folders of the developer corpus on which the targets were measured (docs/engine.md). */
const SETS = ['product', 'graphics', 'photo', 'gif']

/**
 * Returns the folders to search. In the developer corpus these are the ones with intact pictures; any other folder is
 * searched as a whole.
 */
export const foldersOf = (root: string): string[] =>
  isCorpus(root) ? SETS.map((set) => join(root, set)) : [root]

export const isCorpus = (root: string): boolean =>
  existsSync(join(root, 'MANIFEST.csv')) && SETS.every((set) => existsSync(join(root, set)))

/** Lists the pictures in a fixed order, each with the type that its content shows. */
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

/**
 * Returns the PNGs that the option PNG to JPG may convert: still pictures that are fully opaque, with or without an
 * alpha channel.
 */
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
