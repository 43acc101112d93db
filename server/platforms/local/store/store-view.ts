import type { OpenPicture } from '../../../core/pictures/open-picture.ts'
import type { StoreKind } from '../../store-platform.ts'
import type { LocalContext } from './context.ts'
import { findBlog, findItemRef, parentOf } from './items/find-item-ref.ts'
import type { ItemRef } from './items/item-refs.ts'
import { layoutOf } from './items/layout.ts'
import type { LocalItem } from './items/local-item.ts'
import { readItems } from './items/read-items.ts'
import { recentItemRefs } from './items/recent-item-refs.ts'
import { openImage } from './one-image.ts'
import { reconcilePending } from './pending.ts'
import { hasPending } from './sql.ts'
import { asStoreErrors, rootOf } from './store-errors.ts'

/**
 * A part of a list. `total` also counts unpublished items, because leaving them out would require reading the files of
 * every item.
 */
export type ItemsView = { items: LocalItem[]; total: number }

/**
 * The published items of the shop, which the storefront shows to anyone. How long a page takes depends on what it
 * shows, not on the size of the shop, and no page waits for a run to finish.
 */
export type StoreView = {
  some(kind: StoreKind, from: number, count: number): Promise<ItemsView>
  /** Returns the items with these folder names or ids, in the given order. Items that do not exist are left out. */
  chosen(kind: StoreKind, handlesOrIds: string[]): Promise<LocalItem[]>
  /** Returns `count` articles of a blog, starting at `from`; undefined when there is no such blog. */
  blog(handleOrId: string, from: number, count: number): Promise<ItemsView | undefined>
  article(blog: string, handleOrId: string): Promise<LocalItem | undefined>
  /**
   * Opens a picture of the shop; the caller closes the file.
   * @throws StoreError `gone` or `too-large`
   */
  open(imageId: string, maxBytes: number): Promise<OpenPicture & { version: string }>
}

export function createStoreView(context: LocalContext): StoreView {
  const refsOfKind = recentItemRefs(context)

  async function read(refs: ItemRef[]): Promise<LocalItem[]> {
    // There is rarely a pending rename: only while a picture is being renamed, or after the process was killed during a
    // rename.
    const isPending = await hasPending(context.db, context.shopId)
    const unlisted = isPending ? await context.withLock(() => reconcilePending(context)) : NONE
    const items = await readItems(context, refs, unlisted)
    return items.filter((item) => item.isPublished)
  }

  async function part(
    kind: StoreKind,
    isWanted: (ref: ItemRef) => boolean,
    from: number,
    count: number
  ): Promise<ItemsView> {
    const { refs, current } = await refsOfKind(kind)
    const wanted = refs.filter(isWanted)
    const shown = wanted.slice(from, from + count)
    const items = await read(shown.map((ref) => ({ ...ref, path: current(ref.path) })))
    return { items, total: wanted.length }
  }

  return {
    some: (kind, from, count) => part(kind, () => true, from, count),
    open: (imageId, maxBytes) => asStoreErrors(() => openImage(context, imageId, maxBytes)),

    async chosen(kind, handlesOrIds) {
      const layout = await layoutOf(await rootOf(context.directory))
      const parent = parentOf(layout, kind)
      if (parent === undefined) return []
      const refs: ItemRef[] = []
      for (const name of handlesOrIds) {
        const ref = await findItemRef(context, layout, kind, parent, name)
        if (ref) refs.push(ref)
      }
      const items = await read(refs)
      // In a plain folder of pictures, a folder without pictures is not a product.
      return items.filter((item) => layout.name === 'catalogue' || item.images.length > 0)
    },

    async blog(handleOrId, from, count) {
      const layout = await layoutOf(await rootOf(context.directory))
      const path = await findBlog(context, layout, handleOrId)
      return path === undefined
        ? undefined
        : part('article', (ref) => ref.blog === path, from, count)
    },

    async article(blog, handleOrId) {
      const layout = await layoutOf(await rootOf(context.directory))
      const path = await findBlog(context, layout, blog)
      const ref = path && (await findItemRef(context, layout, 'article', path, handleOrId))
      return ref ? (await read([ref]))[0] : undefined
    }
  }
}

const NONE: ReadonlySet<string> = new Set()
