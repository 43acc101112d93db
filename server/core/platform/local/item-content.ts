import type { BigIntStats } from 'node:fs'
import { join } from 'node:path/posix'
import type { ItemKind } from '../platform.ts'
import type { LocalContext } from './context.ts'
import { isForbidden } from './disk-errors.ts'
import { picturesBelow } from './folder.ts'
import { type ItemJson, readItemJson } from './item-json.ts'
import { sortedByStem } from './picture-names.ts'
import { findRegularFile } from './regular-file.ts'
import type { Seed } from './seeds.ts'

export type FoundPicture = { path: string; alt: string; stats: BigIntStats }

export type ItemContent = { seed: Seed; json: ItemJson; pictures: FoundPicture[] }

const JSON_NAMES: Record<ItemKind, string> = {
  product: 'product.json',
  collection: 'collection.json',
  article: 'article.json'
}

/** Files looked at side by side: keeps the thread pool busy without a promise for each of 100,000. */
const SIDE_BY_SIDE = 64

/** What one item holds, its pictures in position order. Nothing when a loose picture is gone again. */
export async function findItemContent(
  context: LocalContext,
  seed: Seed,
  unlisted: ReadonlySet<string>
): Promise<ItemContent | undefined> {
  if (seed.isPicture) {
    const picture = { path: seed.path, alt: '' }
    const pictures = unlisted.has(seed.path) ? [] : await withStats(context, [picture])
    return pictures.length > 0 ? { seed, json: { products: [], images: [] }, pictures } : undefined
  }
  const json = await readItemJson(context, join(seed.path, JSON_NAMES[seed.kind]))
  const names = await picturesBelow(context, seed.path, seed.isDeep)
  const pictures = inPosition(names, json.images)
    .map(({ file, alt }) => ({ path: `${seed.path}/${file}`, alt }))
    .filter(({ path }) => !unlisted.has(path))
  return { seed, json, pictures: await withStats(context, pictures) }
}

/** Those the json lists, in its order, then the others. Names without a file are left out. */
function inPosition(names: string[], listed: ItemJson['images']): ItemJson['images'] {
  const left = new Set(sortedByStem(names))
  // The second try is in one normal form: disks and editors spell accents in different ways.
  const normal = new Map(names.map((name) => [name.normalize(), name]))
  const first = listed.flatMap(({ file, alt }) => {
    const name = left.has(file) ? file : normal.get(file.normalize())
    return name !== undefined && left.delete(name) ? [{ file: name, alt }] : []
  })
  return [...first, ...[...left].map((file) => ({ file, alt: '' }))]
}

async function withStats(
  context: LocalContext,
  pictures: { path: string; alt: string }[]
): Promise<FoundPicture[]> {
  const found: FoundPicture[] = []
  for (let start = 0; start < pictures.length; start += SIDE_BY_SIDE) {
    const batch = pictures.slice(start, start + SIDE_BY_SIDE)
    const stats = await Promise.all(batch.map(({ path }) => statOf(context, path)))
    for (const [index, picture] of batch.entries()) {
      const stat = stats[index]
      if (stat) found.push({ ...picture, stats: stat })
    }
  }
  return found
}

async function statOf(context: LocalContext, path: string): Promise<BigIntStats | undefined> {
  try {
    return await findRegularFile(join(context.directory, path))
  } catch (error) {
    if (!isForbidden(error)) throw error
    context.warnOnce(path, 'This folder of the store may not be read')
    return undefined
  }
}
