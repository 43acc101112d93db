import { basename, join } from 'node:path/posix'
import type { ItemKind } from '../platform.ts'
import type { LocalContext } from './context.ts'
import { rootOf } from './disk-errors.ts'
import { findItemContent, type ItemContent } from './item-content.ts'
import { type ItemJson, readItemJson } from './item-json.ts'
import { layoutOf } from './layout.ts'
import type { LocalItem } from './local-item.ts'
import { settlePending } from './pending.ts'
import { titleFromName } from './picture-names.ts'
import { type Seed, seedsOf } from './seeds.ts'
import { idsOfPaths } from './sql.ts'
import { storeImage } from './store-image.ts'

/** As StorePlatform asks. */
const PAGE_ITEMS = 250

export async function* listItems(
  context: LocalContext,
  kind: ItemKind
): AsyncGenerator<LocalItem[]> {
  await rootOf(context.directory)
  const moves = context.moves.follow()
  const page = (seeds: Seed[]) =>
    context.turns(() =>
      readPage(
        context,
        seeds.map((seed) => ({ ...seed, path: moves.current(seed.path) }))
      )
    )
  try {
    const layout = await layoutOf(context.directory)
    await context.turns(() => settlePending(context))
    let seeds: Seed[] = []
    for await (const seed of seedsOf(context, layout, kind)) {
      seeds.push(seed)
      if (seeds.length < PAGE_ITEMS) continue
      const items = await page(seeds)
      if (items.length > 0) yield items
      seeds = []
    }
    const items = await page(seeds)
    if (items.length > 0) yield items
  } finally {
    moves.stop()
  }
}

/** Only within a turn. */
async function readPage(context: LocalContext, seeds: Seed[]): Promise<LocalItem[]> {
  const unsettled = await settlePending(context)
  const contents: ItemContent[] = []
  for (const seed of seeds) {
    const content = await findItemContent(context, seed, unsettled)
    if (content) contents.push(content)
  }
  const paths = (of: (content: ItemContent) => string[]) => contents.flatMap(of)
  const ids = (kind: Parameters<typeof idsOfPaths>[2], of: string[]) =>
    idsOfPaths(context.db, context.shopId, kind, of)
  const imageIds = await ids(
    'image',
    paths(({ pictures }) => pictures.map((picture) => picture.path))
  )
  const blogPaths = new Set(contents.flatMap(({ seed }) => seed.blog ?? []))
  const blogIds = await ids('blog', [...blogPaths])
  const blogs = new Map<string, ItemJson>()
  for (const path of blogPaths)
    blogs.set(path, await readItemJson(context, join(path, 'blog.json')))
  const folderIds = await ids(
    seeds[0]?.kind ?? 'product',
    paths(({ seed }) => (seed.isPicture ? [] : [seed.path]))
  )

  return contents.map(({ seed, json, pictures }) => {
    const name = basename(seed.path)
    // A picture that is its own item lends it its id, which stays when the file gets another name.
    const id = (seed.isPicture ? imageIds : folderIds).get(seed.path) ?? ''
    return {
      kind: seed.kind,
      id,
      handle: seed.isDeep ? name : id,
      title: json.title ?? titleFromName(seed.isPicture ? name.replace(/\.[^.]+$/, '') : name),
      blog: seed.blog
        ? {
            id: blogIds.get(seed.blog) ?? '',
            title: blogs.get(seed.blog)?.title ?? titleFromName(basename(seed.blog))
          }
        : null,
      blogHandle: seed.blog ? basename(seed.blog) : '',
      vendor: json.vendor ?? '',
      productType: json.type ?? '',
      price: json.price ?? '',
      text: json.text ?? '',
      productHandles: json.products,
      isPublished: json.published ?? true,
      images: pictures.map((picture) => storeImage(imageIds.get(picture.path) ?? '', picture))
    }
  })
}
