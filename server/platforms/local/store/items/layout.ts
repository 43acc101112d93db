import { lstat, opendir } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import { isAbsent } from '../../../../core/disk/errors.ts'
import type { StoreKind } from '../../../store-platform.ts'
import { StoreError } from '../../../store-platform.ts'

/** The folders of a catalogue, one for each kind of item. */
export const SECTIONS: Record<StoreKind, string> = {
  product: 'products',
  collection: 'collections',
  article: 'blogs'
}

/**
 * How a store's folder is organised. It is a 'catalogue' when it contains at least one of the three section folders.
 * Otherwise it is a folder of pictures, and each folder that directly holds pictures is a product.
 */
export type Layout = { name: 'catalogue'; sections: Set<string> } | { name: 'pictures' }

/**
 * Returns the layout of the store. This is called for each picture, so it does not list the folder, which may hold
 * 50,000 files.
 */
export async function layoutOf(directory: string): Promise<Layout> {
  const sections = new Set<string>()
  try {
    // This also fails when the path is not a folder, or when we may not read it.
    await (await opendir(directory)).close()
    for (const section of Object.values(SECTIONS)) {
      if (await isFolder(join(directory, section))) sections.add(section)
    }
  } catch (error) {
    // A folder that cannot be read must not count as an empty shop. Otherwise every picture would be reported as
    // deleted.
    throw new StoreError('unreachable', `The store's folder ${directory} cannot be read`, {
      cause: error
    })
  }
  return sections.size > 0 ? { name: 'catalogue', sections } : { name: 'pictures' }
}

/**
 * Returns whether there is a folder at this place. A link to a folder does not count, because nothing may lead out of
 * the store.
 */
export async function isFolder(place: string): Promise<boolean> {
  try {
    return (await lstat(place)).isDirectory()
  } catch (error) {
    if (isAbsent(error)) return false
    throw error
  }
}

/**
 * Returns the path of the JSON file that describes the item of the picture; undefined when the picture itself is the
 * item.
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
