import type { BigIntStats } from 'node:fs'
import { basename, join } from 'node:path/posix'
import { isForbidden } from '../../../../core/disk/errors.ts'
import { findRegularFile } from '../../../../core/disk/regular-file.ts'
import type { StoreKind } from '../../../store-platform.ts'
import type { LocalContext } from '../context.ts'
import { picturesBelow } from '../folder.ts'
import type { ItemRef } from '../items/item-refs.ts'
import { altFileOf, readAltFile } from './alt-file.ts'
import { type ItemJson, NO_JSON, readItemJson } from './item-json.ts'

/**
 * A picture file of an item. `file` is its path relative to the item's folder, and `altText` is the content of the alt
 * file beside it.
 */
export type FoundPicture = { path: string; file: string; stats: BigIntStats; altText: string }

export type ItemContent = { ref: ItemRef; json: ItemJson; pictures: FoundPicture[] }

const JSON_NAMES: Record<StoreKind, string> = {
  product: 'product.json',
  collection: 'collection.json',
  article: 'article.json'
}

/**
 * How many files are examined at the same time. This keeps the thread pool busy without creating a promise for each of
 * 100,000 files.
 */
const SIDE_BY_SIDE = 64

/**
 * Reads the content of one item, with its pictures in no particular order. Returns undefined when the item is a single
 * picture that no longer exists.
 */
export async function findItemContent(
  context: LocalContext,
  ref: ItemRef,
  unlisted: ReadonlySet<string>
): Promise<ItemContent | undefined> {
  if (ref.isPicture) {
    const picture = { path: ref.path, file: basename(ref.path), hasAltFile: true }
    const pictures = unlisted.has(ref.path) ? [] : await withStats(context, [picture])
    return pictures.length > 0 ? { ref, json: NO_JSON, pictures } : undefined
  }
  const json = await readItemJson(context, join(ref.path, JSON_NAMES[ref.kind]))
  const found = await picturesBelow(context, ref.path, ref.isDeep)
  const pictures = found.pictures
    .map((file) => ({
      path: `${ref.path}/${file}`,
      file,
      hasAltFile: found.altFiles.has(altFileOf(file))
    }))
    .filter(({ path }) => !unlisted.has(path))
  return { ref, json, pictures: await withStats(context, pictures) }
}

async function withStats(
  context: LocalContext,
  pictures: { path: string; file: string; hasAltFile: boolean }[]
): Promise<FoundPicture[]> {
  const found: FoundPicture[] = []
  for (let start = 0; start < pictures.length; start += SIDE_BY_SIDE) {
    const batch = pictures.slice(start, start + SIDE_BY_SIDE)
    const stats = await Promise.all(batch.map(({ path }) => statOf(context, path)))
    for (const [index, { path, file, hasAltFile }] of batch.entries()) {
      const stat = stats[index]
      if (!stat) continue
      const altText = hasAltFile ? await readAltFile(context, path) : ''
      found.push({ path, file, stats: stat, altText })
    }
  }
  return found
}

async function statOf(context: LocalContext, path: string): Promise<BigIntStats | undefined> {
  try {
    return await findRegularFile(join(context.directory, path))
  } catch (error) {
    if (!isForbidden(error)) throw error
    context.warnOnce(path, 'No permission to read this folder of the store')
    return undefined
  }
}
