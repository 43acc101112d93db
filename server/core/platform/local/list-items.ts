import type { ItemKind } from '../platform.ts'
import type { LocalContext } from './context.ts'
import { rootOf } from './disk-errors.ts'
import { layoutOf } from './layout.ts'
import type { LocalItem } from './local-item.ts'
import { settlePending } from './pending.ts'
import { readItems } from './read-items.ts'
import { type Seed, seedsOf } from './seeds.ts'

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
  return readItems(context, seeds, await settlePending(context))
}
