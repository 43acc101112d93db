import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path/posix'
import type { ItemKind } from '../platform.ts'
import { StoreError } from '../platform.ts'

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

export async function layoutOf(directory: string): Promise<Layout> {
  const sections = new Set<string>()
  try {
    for (const entry of await readdir(directory, { withFileTypes: true })) {
      if (entry.isDirectory() && Object.values(SECTIONS).includes(entry.name)) {
        sections.add(entry.name)
      }
    }
  } catch (error) {
    // Taken for an empty shop, every picture would be reported as deleted.
    throw new StoreError('unreachable', `The store's folder ${directory} cannot be read`, {
      cause: error
    })
  }
  return sections.size > 0 ? { name: 'catalogue', sections } : { name: 'pictures' }
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
