import { lstat, opendir } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import { isAbsent } from '../../../../core/disk/errors.ts'
import type { StoreKind } from '../../../store-platform.ts'
import { StoreError } from '../../../store-platform.ts'

/** The three folders of a catalogue. */
export const SECTIONS: Record<StoreKind, string> = {
  product: 'products',
  collection: 'collections',
  article: 'blogs'
}

/**
 * A store is a 'catalogue' when at least one of the three folders exists. Otherwise it is a folder of pictures, in
 * which each folder that directly holds pictures is a product.
 */
export type Layout = { name: 'catalogue'; sections: Set<string> } | { name: 'pictures' }

/**
 * Returns the layout of the store. It does not list the folder, because it is called for each picture and the folder
 * may hold 50,000 files.
 */
export async function layoutOf(directory: string): Promise<Layout> {
  const sections = new Set<string>()
  try {
    // Opening the folder also fails when the path is not a folder, or not one that we may read.
    await (await opendir(directory)).close()
    for (const section of Object.values(SECTIONS)) {
      if (await isFolder(join(directory, section))) sections.add(section)
    }
  } catch (error) {
    // A folder that cannot be read must not count as an empty shop, because every picture would then be reported as
    // deleted.
    throw new StoreError('unreachable', `The store's folder ${directory} cannot be read`, {
      cause: error
    })
  }
  return sections.size > 0 ? { name: 'catalogue', sections } : { name: 'pictures' }
}

/** Returns false for a link to a folder, because nothing may lead out of the store. */
export async function isFolder(place: string): Promise<boolean> {
  try {
    return (await lstat(place)).isDirectory()
  } catch (error) {
    if (isAbsent(error)) return false
    throw error
  }
}

/**
 * Returns the path of the JSON file that describes the picture's item; undefined for a picture that is itself an item.
 */
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
