import type { StoreKind } from '../../../store-platform.ts'
import type { LocalContext } from '../context.ts'
import { settlePending } from '../pending.ts'
import { rootOf } from '../store-errors.ts'
import { type ItemRef, itemRefsOf } from './item-refs.ts'
import { layoutOf } from './layout.ts'
import type { LocalItem } from './local-item.ts'
import { readItems } from './read-items.ts'

/** The page size that StorePlatform requires. */
const PAGE_ITEMS = 250

export async function* listItems(
  context: LocalContext,
  kind: StoreKind
): AsyncGenerator<LocalItem[]> {
  await rootOf(context.directory)
  const moves = context.moves.follow()
  const page = (seeds: ItemRef[]) =>
    context.withLock(() =>
      readPage(
        context,
        seeds.map((seed) => ({ ...seed, path: moves.current(seed.path) }))
      )
    )
  try {
    const layout = await layoutOf(context.directory)
    await context.withLock(() => settlePending(context))
    let seeds: ItemRef[] = []
    for await (const seed of itemRefsOf(context, layout, kind)) {
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

/** Call only while holding the store mutex. */
async function readPage(context: LocalContext, seeds: ItemRef[]): Promise<LocalItem[]> {
  return readItems(context, seeds, await settlePending(context))
}
