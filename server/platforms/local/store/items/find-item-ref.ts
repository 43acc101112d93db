import { basename, dirname, join } from 'node:path/posix'
import { isAbsent } from '../../../../core/disk/errors.ts'
import { isHidden } from '../../../../core/pictures/picture-names.ts'
import type { StoreKind } from '../../../store-platform.ts'
import type { LocalContext } from '../context.ts'
import { findFile } from '../sql.ts'
import { isGone, placeInside } from '../store-errors.ts'
import type { ItemRef } from './item-refs.ts'
import { isFolder, type Layout, SECTIONS } from './layout.ts'

/** Finds one item without listing the others: by the name of its folder in `parent`, or by its id. */
export async function findItemRef(
  context: LocalContext,
  layout: Layout,
  kind: StoreKind,
  parent: string,
  handleOrId: string
): Promise<ItemRef | undefined> {
  const blog = kind === 'article' ? parent : null
  if (layout.name === 'catalogue' && isName(handleOrId)) {
    const path = `${parent}/${handleOrId}`
    if (await isOwnFolder(context, path))
      return { kind, path, isPicture: false, isDeep: true, blog }
  }
  const { db, shopId } = context
  const file = await findFile(db, shopId, kind, handleOrId)
  const picture = file ?? (await findFile(db, shopId, 'image', handleOrId))
  if (!picture) return undefined
  const { path } = picture
  // The id may be that of an item that is not in `parent`: an article of another blog, or a file from before the
  // store's folder had the three sections of a catalogue.
  const isHere = layout.name === 'pictures' && file ? kind === 'product' : folderOf(path) === parent
  if (!isHere) return undefined
  if (!file) return { kind, path, isPicture: true, isDeep: false, blog }
  if (!(await isOwnFolder(context, path))) return undefined
  return { kind, path, isPicture: false, isDeep: layout.name === 'catalogue', blog }
}

/**
 * Returns the folder that contains the items of a kind. Returns '' when every folder of pictures is a product, and
 * undefined when the store has no items of this kind.
 */
export const parentOf = (layout: Layout, kind: StoreKind): string | undefined => {
  if (layout.name === 'pictures') return kind === 'product' ? '' : undefined
  return layout.sections.has(SECTIONS[kind]) ? SECTIONS[kind] : undefined
}

/** Finds the folder of a blog, by its name or its id. */
export async function findBlog(
  context: LocalContext,
  layout: Layout,
  handleOrId: string
): Promise<string | undefined> {
  const section = parentOf(layout, 'article')
  if (section === undefined) return undefined
  const named = `${section}/${handleOrId}`
  if (isName(handleOrId) && (await isOwnFolder(context, named))) return named
  const file = await findFile(context.db, context.shopId, 'blog', handleOrId)
  if (!file || dirname(file.path) !== section) return undefined
  return (await isOwnFolder(context, file.path)) ? file.path : undefined
}

const folderOf = (path: string): string => (path.includes('/') ? dirname(path) : '')

/**
 * Returns whether the text can be the name of a visible folder. This ensures that an address never leads outside the
 * store.
 */
const isName = (text: string): boolean =>
  text !== '' && text === basename(text) && !isHidden(text) && !/[\0\\]/.test(text)

/**
 * Returns whether the path is a folder that belongs to the store: its name is spelt as on the disk, and neither it nor
 * a folder above it is a link.
 */
async function isOwnFolder(context: LocalContext, path: string): Promise<boolean> {
  try {
    return await isFolder(dirname(await placeInside(context.directory, join(path, 'any'))))
  } catch (error) {
    if (isAbsent(error) || isGone(error)) return false
    throw error
  }
}
