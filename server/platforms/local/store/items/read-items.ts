import { basename, join } from 'node:path/posix'
import { mappedInSteps } from '../../../../core/in-steps.ts'
import { titleFromName } from '../../../../core/pictures/picture-names.ts'
import type { LocalFileKind } from '../../tables.ts'
import type { LocalContext } from '../context.ts'
import { findItemContent, type ItemContent } from '../json/item-content.ts'
import { type ItemJson, readItemJson } from '../json/item-json.ts'
import { filesAtPaths, type KnownFile } from '../sql.ts'
import { storeImage } from '../store-image.ts'
import type { ItemRef } from './item-refs.ts'
import type { LocalItem } from './local-item.ts'
import { inPosition } from './positions.ts'

/** Reads the items at the given refs, which must all be of one kind. The files in `unlisted` are left out. */
export async function readItems(
  context: LocalContext,
  refs: ItemRef[],
  unlisted: ReadonlySet<string>
): Promise<LocalItem[]> {
  const contents: ItemContent[] = []
  for (const ref of refs) {
    const content = await findItemContent(context, ref, unlisted)
    if (content) contents.push(content)
  }
  const known = (kind: LocalFileKind, of: (content: ItemContent) => string[]) =>
    filesAtPaths(context.db, context.shopId, kind, contents.flatMap(of))
  const images = await known('image', ({ pictures }) => pictures.map(({ path }) => path))
  const blogs = await readBlogs(context, contents)
  const folders = await known(refs[0]?.kind ?? 'product', ({ ref }) =>
    ref.isPicture ? [] : [ref.path]
  )
  const items: LocalItem[] = []
  for (const content of contents) items.push(await localItem(content, { images, folders, blogs }))
  return items
}

type Known = {
  images: Map<string, KnownFile>
  folders: Map<string, KnownFile>
  blogs: Map<string, { id: string; title: string }>
}

async function localItem(
  content: ItemContent,
  { images, folders, blogs }: Known
): Promise<LocalItem> {
  const { ref, json } = content
  const name = basename(ref.path)
  // An item that is a single picture has the id of that picture, so the item's id stays the same after a rename.
  const id = (ref.isPicture ? images : folders).get(ref.path)?.id ?? ''
  const pictures = await inPosition(content, (path) => images.get(path)?.sortName ?? basename(path))
  return {
    kind: ref.kind,
    id,
    handle: ref.isDeep ? name : id,
    title: json.title ?? titleFromName(ref.isPicture ? name.replace(/\.[^.]+$/, '') : name),
    blog: (ref.blog && blogs.get(ref.blog)) || null,
    blogHandle: ref.blog ? basename(ref.blog) : '',
    vendor: json.vendor ?? '',
    productType: json.type ?? '',
    price: json.price ?? '',
    text: json.text ?? '',
    productHandles: json.products,
    variants: json.variants,
    isPublished: json.published ?? true,
    images: await mappedInSteps(pictures, (picture) =>
      storeImage(images.get(picture.path)?.id ?? '', picture)
    )
  }
}

async function readBlogs(context: LocalContext, contents: ItemContent[]): Promise<Known['blogs']> {
  const paths = [...new Set(contents.flatMap(({ ref }) => ref.blog ?? []))]
  const files = await filesAtPaths(context.db, context.shopId, 'blog', paths)
  const blogs: Known['blogs'] = new Map()
  for (const path of paths) {
    const json: ItemJson = await readItemJson(context, join(path, 'blog.json'))
    const title = json.title ?? titleFromName(basename(path))
    blogs.set(path, { id: files.get(path)?.id ?? '', title })
  }
  return blogs
}
