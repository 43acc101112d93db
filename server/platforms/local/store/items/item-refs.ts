import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { sortedInSteps } from '../../../../core/in-steps.ts'
import { naturally, sortedByStem } from '../../../../core/pictures/picture-names.ts'
import type { StoreKind } from '../../../store-platform.ts'
import { StoreError } from '../../../store-platform.ts'
import type { LocalContext } from '../context.ts'
import { readFolder } from '../folder.ts'
import { sortNamesOf } from '../sql.ts'
import { type Layout, SECTIONS } from './layout.ts'

/** The place of an item, known before the files of the item are read. */
export type ItemRef = {
  kind: StoreKind
  /** The path of the item's folder, or of the picture that is itself an item. */
  path: string
  isPicture: boolean
  /** Whether pictures in the item's subfolders belong to the item too. */
  isDeep: boolean
  /** The folder of the blog to which an article belongs; null for other kinds. */
  blog: string | null
}

/** Yields the items of one kind in natural order. It reads only one folder at a time. */
export async function* itemRefsOf(
  context: LocalContext,
  layout: Layout,
  kind: StoreKind
): AsyncGenerator<ItemRef> {
  if (layout.name === 'pictures') {
    if (kind === 'product') yield* pictureFolders(context, '')
    return
  }
  const section = SECTIONS[kind]
  if (!layout.sections.has(section)) return
  await assertReadable(join(context.directory, section))
  if (kind !== 'article') {
    yield* entriesOf(context, kind, section, null)
    return
  }
  const { folders } = await readFolder(context, section)
  for (const name of await sortedInSteps(folders, naturally)) {
    const blog = `${section}/${name}`
    yield* entriesOf(context, kind, blog, blog)
  }
}

/** Yields each folder and each loose picture in `path` as an item. */
async function* entriesOf(
  context: LocalContext,
  kind: StoreKind,
  path: string,
  blog: string | null
): AsyncGenerator<ItemRef> {
  const { folders, pictures } = await readFolder(context, path)
  for (const name of await sortedInSteps(folders, naturally)) {
    yield { kind, path: `${path}/${name}`, isPicture: false, isDeep: true, blog }
  }
  for (const name of await loosePictures(context, `${path}/`, pictures)) {
    yield { kind, path: `${path}/${name}`, isPicture: true, isDeep: false, blog }
  }
}

async function loosePictures(
  context: LocalContext,
  folder: string,
  names: string[]
): Promise<string[]> {
  if (names.length === 0) return []
  const sortNames = await sortNamesOf(context.db, context.shopId)
  return sortedByStem(names, (name) => sortNames.get(folder + name) ?? name)
}

/**
 * Yields the items of a store that is a plain folder of pictures: first the pictures in the root, then every folder
 * that directly holds pictures.
 */
async function* pictureFolders(context: LocalContext, path: string): AsyncGenerator<ItemRef> {
  const { folders, pictures } = await readFolder(context, path)
  const plain = { kind: 'product', isDeep: false, blog: null } as const
  if (path !== '' && pictures.length > 0) yield { ...plain, path, isPicture: false }
  if (path === '') {
    for (const name of await loosePictures(context, '', pictures)) {
      yield { ...plain, path: name, isPicture: true }
    }
  }
  for (const name of await sortedInSteps(folders, naturally)) {
    yield* pictureFolders(context, path === '' ? name : `${path}/${name}`)
  }
}

/**
 * Throws when the folder of a whole section cannot be read. That is an error in the set-up; the shop must not appear
 * to have no products.
 */
async function assertReadable(place: string): Promise<void> {
  try {
    await access(place, constants.R_OK | constants.X_OK)
  } catch (error) {
    throw new StoreError('unreachable', `${place} cannot be read`, { cause: error })
  }
}
