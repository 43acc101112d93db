import type { ItemKind } from '../platform.ts'
import type { LocalContext } from './context.ts'
import { rootOf } from './disk-errors.ts'
import { layoutOf } from './layout.ts'
import { type Seed, seedsOf } from './seeds.ts'

/** So long a new item may be missing on the lists of the shop. Naming 10,000 folders takes 50 ms. */
const RECENT_MS = 5000

/** `current`: where a seed is now, since a loose picture may have got another name. */
export type Seeds = { seeds: Seed[]; current(path: string): string }

/** The seeds of each kind, taken from the disk at most every five seconds, whoever asks. */
export function recentSeeds(context: LocalContext): (kind: ItemKind) => Promise<Seeds> {
  const recent = new Map<ItemKind, Promise<Seeds>>()

  function take(kind: ItemKind): Promise<Seeds> {
    const moves = context.moves.follow()
    const forget = () => {
      moves.stop()
      if (recent.get(kind) === taken) recent.delete(kind)
    }
    const taken = collect(context, kind).then((seeds) => ({ seeds, current: moves.current }))
    taken.then(() => setTimeout(forget, RECENT_MS).unref(), forget)
    recent.set(kind, taken)
    return taken
  }
  return (kind) => recent.get(kind) ?? take(kind)
}

async function collect(context: LocalContext, kind: ItemKind): Promise<Seed[]> {
  await rootOf(context.directory)
  const seeds: Seed[] = []
  for await (const seed of seedsOf(context, await layoutOf(context.directory), kind)) {
    seeds.push(seed)
  }
  return seeds
}
