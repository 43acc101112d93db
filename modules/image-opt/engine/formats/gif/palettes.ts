import { distance } from './distance.ts'
import type { PlannedFrame } from './plan-frames.ts'

export type FramePalette = {
  /** The entry `transparent` is 0. */
  colours: Uint32Array
  /** The index for each colour of the frame: its own, or that of one which is near enough. */
  lookup: ReadonlyMap<number, number>
  /** The index that leaves the canvas as it is, or -1 if the palette has no room for one. */
  transparent: number
  isShared: boolean
}

export type Palettes = { shared: Uint32Array | null; frames: FramePalette[] }

type Colours = ReadonlyMap<number, number>

const MOST = 256

/** How near colours have to be to share an entry; those of `flat` share none. */
type Sharing = { limit: number; flat: ReadonlySet<number> }

/**
 * Chooses the palette of the whole file, and palettes for the frames that need their own. Returns null if a frame needs
 * more colours than a palette holds.
 */
export function choosePalettes(
  planned: readonly PlannedFrame[],
  sharing: Sharing
): Palettes | null {
  const isAnimated = planned.length > 1
  const common = paletteOf(sharedColours(planned, sharing), isAnimated, true)
  const frames: FramePalette[] = []
  // Most frames have most colours in common with the frame before.
  const inCommon = finder(common, sharing)
  for (const { colours } of planned) {
    const own = { ...common, lookup: lookUp(colours.keys(), inCommon) }
    if (own.lookup.size === colours.size) frames.push(own)
    else {
      const kept = reduced(colours, sharing)
      if (kept.length > MOST) return null
      const palette = paletteOf(kept, isAnimated, false)
      frames.push({ ...palette, lookup: lookUp(colours.keys(), finder(palette, sharing)) })
    }
  }
  const isUsed = frames.some(({ isShared }) => isShared)
  return { shared: isUsed ? common.colours : null, frames }
}

/**
 * Returns the colours that most frames use, frequent ones first: a frame that uses only the first few is written with
 * shorter codes.
 */
function sharedColours(planned: readonly PlannedFrame[], sharing: Sharing): number[] {
  const uses = new Map<number, number>()
  const shared = new Set<number>()
  for (const { colours } of planned) {
    for (const colour of colours.keys()) uses.set(colour, (uses.get(colour) ?? 0) + 1)
    const kept = [...shared]
    const missing = reduced(colours, sharing).filter((colour) => nearest(colour, kept, sharing) < 0)
    if (shared.size + missing.length < MOST) for (const colour of missing) shared.add(colour)
  }
  return [...shared].sort((a, b) => uses.get(b)! - uses.get(a)!)
}

/** Drops every colour that is near a more frequent one, unless it is flat. */
function reduced(colours: Colours, sharing: Sharing): number[] {
  const byCount = [...colours].sort((a, b) => b[1] - a[1]).map(([colour]) => colour)
  if (sharing.limit === 0) return byCount
  const kept: number[] = []
  for (const colour of byCount) if (nearest(colour, kept, sharing) < 0) kept.push(colour)
  return kept
}

function nearest(colour: number, among: ArrayLike<number>, { limit, flat }: Sharing): number {
  let [best, least] = [-1, flat.has(colour) ? 0 : limit]
  for (let index = 0; index < among.length; index++) {
    const other = among[index]!
    if (other === colour) return index
    if (least === 0 || other === 0 || colour === 0) continue
    const far = distance(colour, other)
    if (far <= least) [best, least] = [index, far]
  }
  return best
}

/** Returns a function that finds a colour's index in a palette, or that of the nearest within the limit, or -1. */
function finder(
  { colours: palette, transparent }: Pick<FramePalette, 'colours' | 'transparent'>,
  sharing: Sharing
): (colour: number) => number {
  const known = new Map<number, number>()
  palette.forEach((colour, index) => known.set(colour, index))
  known.set(0, transparent)
  return (colour) => {
    let index = known.get(colour)
    if (index === undefined) known.set(colour, (index = nearest(colour, palette, sharing)))
    return index
  }
}

function lookUp(
  colours: Iterable<number>,
  indexOf: (colour: number) => number
): Map<number, number> {
  const lookup = new Map<number, number>()
  for (const colour of colours) {
    const index = indexOf(colour)
    if (index >= 0) lookup.set(colour, index)
  }
  return lookup
}

function paletteOf(
  keys: readonly number[],
  isAnimated: boolean,
  isShared: boolean
): Omit<FramePalette, 'lookup'> {
  const colours = keys.filter((colour) => colour !== 0)
  const needsTransparent = isAnimated || keys.length > colours.length
  const hasTransparent = needsTransparent && colours.length < MOST
  return {
    colours: Uint32Array.from(hasTransparent ? [0, ...colours] : colours),
    transparent: hasTransparent ? 0 : -1,
    isShared
  }
}
