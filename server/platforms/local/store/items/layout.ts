import { lstat, opendir } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import { isAbsent } from '../../../../core/disk-errors.ts'
import type { ItemKind } from '../../../store-platform.ts'
import { StoreError } from '../../../store-platform.ts'

/** The three folders of a catalogue. */
export const SECTIONS: Record<ItemKind, string> = {
  product: 'products',
  collection: 'collections',
  article: 'blogs'
}

/**
 * 'catalogue' with at least one of the three folders; otherwise any folder of pictures, in which each
 * folder that holds pictures is a product.
 */
export type Layout = { name: 'catalogue'; sections: Set<string> } | { name: 'pictures' }

/** Asked for each picture, so it does not list the folder, which may hold 50,000. */
export async function layoutOf(directory: string): Promise<Layout> {
  const sections = new Set<string>()
  try {
    // Also says whether it is a folder that may be read at all.
    await (await opendir(directory)).close()
    for (const section of Object.values(SECTIONS)) {
      if (await isFolder(join(directory, section))) sections.add(section)
    }
  } catch (error) {
    // Taken for an empty shop, every picture would be reported as deleted.
    throw new StoreError('unreachable', `The store's folder ${directory} cannot be read`, {
      cause: error
    })
  }
  return sections.size > 0 ? { name: 'catalogue', sections } : { name: 'pictures' }
}

/** A link to a folder is none: nothing leads out of the store. */
export async function isFolder(place: string): Promise<boolean> {
  try {
    return (await lstat(place)).isDirectory()
  } catch (error) {
    if (isAbsent(error)) return false
    throw error
  }
}

/** The json that describes the item a picture belongs to; nothing for a picture that is its own item. */
export function jsonOfPicture(layout: Layout, path: string): string | undefined {
  if (layout.name === 'pictures') {
    const folder = dirname(path)
    return folder === '.' ? undefined : `${folder}/product.json`
  }
  const [section, ...names] = path.split('/')
  if (section === 'products' && names.length > 1) return `products/${names[0]}/product.json`
  if (section === 'collections' && names.length > 1) {
    return `collections/${names[0]}/collection.json`
  }
  if (section === 'blogs' && names.length > 2) return `blogs/${names[0]}/${names[1]}/article.json`
  return undefined
}
