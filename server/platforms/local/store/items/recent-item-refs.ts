import type { StoreKind } from '../../../store-platform.ts'
import type { LocalContext } from '../context.ts'
import { rootOf } from '../store-errors.ts'
import { type ItemRef, itemRefsOf } from './item-refs.ts'
import { layoutOf } from './layout.ts'

/**
 * For how long the item refs of a kind are reused. A new item may be missing from the shop's lists for this long.
 * Reading the names of 10,000 folders takes 50 ms.
 */
const RECENT_MS = 5000

/**
 * Item refs that were read up to a few seconds ago. A single picture may have been renamed since; `current` returns
 * its current path.
 */
export type RecentRefs = { refs: ItemRef[]; current(path: string): string }

/**
 * Returns a function that lists the item refs of a kind. However often it is called, it reads the disk at most once
 * every five seconds for each kind.
 */
export function recentItemRefs(context: LocalContext): (kind: StoreKind) => Promise<RecentRefs> {
  const recent = new Map<StoreKind, Promise<RecentRefs>>()

  function take(kind: StoreKind): Promise<RecentRefs> {
    const renames = context.renames.follow()
    const forget = () => {
      renames.stop()
      if (recent.get(kind) === taken) recent.delete(kind)
    }
    const taken = collect(context, kind).then((refs) => ({ refs, current: renames.current }))
    taken.then(() => setTimeout(forget, RECENT_MS).unref(), forget)
    recent.set(kind, taken)
    return taken
  }
  return (kind) => recent.get(kind) ?? take(kind)
}

async function collect(context: LocalContext, kind: StoreKind): Promise<ItemRef[]> {
  await rootOf(context.directory)
  const refs: ItemRef[] = []
  for await (const ref of itemRefsOf(context, await layoutOf(context.directory), kind)) {
    refs.push(ref)
  }
  return refs
}
