import { bitWriter } from './bit-writer.ts'
import { blueness, brightness, redness } from './distance.ts'

/** What a frame may look like, pixel by pixel in the order in which pixels are stored. */
export type Wanted = {
  /** The index to write if no other makes the codes shorter. encodeLzw puts the indices that it wrote here. */
  indices: Uint8Array
  /** The colours of the source, as in a Canvas. */
  colours: Uint32Array
  /** 1 where the transparent index serves as well, because the canvas already shows the pixel. */
  isFree: Uint8Array
  palette: Uint32Array
  /** The index that leaves the canvas as it is, or -1. */
  transparent: number
  /** How far each pixel's colour may be from the source's (distance.ts); null where every pixel must be exact. */
  limits: Float32Array | null
}

const MAX_CODES = 4096

/** The share of a pixel's error that the next pixel makes up for. Without it files are 9 % larger at equal score. */
const CARRIED = 0.75

/** How far a colour may be from the source's, in limits, when it makes up for an earlier pixel's error. */
const LARGEST_ERROR = 2

/** Once the table is full, it is checked after so many codes whether it still serves. */
const CHECKED_EVERY = 128

/**
 * Returns a function that encodes frames with LZW (GIF89a, appendix F), without the byte for the code size and without
 * the division into blocks. Where several indices serve for a pixel, the encoder takes those with which the run of
 * known pixels becomes longest. All frames share its tables, which take 2 MB.
 */
export function lzwEncoder(): (wanted: Wanted, codeSize: number) => Buffer {
  /** The table is a tree: a code's node leads to the codes whose runs are one pixel longer. */
  const children = new Uint16Array(MAX_CODES << 8)
  const [first, sibling, parent] = [codes(), codes(), codes()]
  const suffix = new Uint8Array(MAX_CODES)
  /** How many more pixels the longest run has that begins with a code's. It may be too large, never too small. */
  const reach = codes()
  const [red, green, blue] = [new Float64Array(256), new Float64Array(256), new Float64Array(256)]
  const stack = {
    node: codes(),
    at: new Uint32Array(MAX_CODES),
    error: new Float64Array(MAX_CODES),
    carried: [new Float64Array(MAX_CODES), new Float64Array(MAX_CODES), new Float64Array(MAX_CODES)]
  }
  const [carriedY, carriedR, carriedB] = stack.carried as [Float64Array, Float64Array, Float64Array]
  let depth = 0
  /** Codes below this stand for one pixel. */
  let roots = 0
  /** The longest run that the last search found. */
  let [bestNode, bestEnd] = [0, 0]

  function link(node: number, from: number, index: number): void {
    parent[node] = from
    suffix[node] = index
    sibling[node] = first[from]!
    first[from] = node
    children[(from << 8) | index] = node
    reach[node] = 0
    for (let [above, pixels] = [from, 1]; reach[above]! < pixels; above = parent[above]!) {
      reach[above] = pixels++
      if (above < roots) break
    }
  }

  function unlink(node: number): void {
    const from = parent[node]!
    first[from] = sibling[node]!
    children[(from << 8) | suffix[node]!] = 0
  }

  function push(node: number, at: number, error: number, y: number, r: number, b: number): void {
    stack.node[depth] = node
    stack.at[depth] = at
    stack.error[depth] = error
    carriedY[depth] = CARRIED * y
    carriedR[depth] = CARRIED * r
    carriedB[depth++] = CARRIED * b
  }

  /** Follows every run of exact pixels that begins with `root`, and keeps the longest. */
  function searchExact(
    root: number,
    { indices, isFree, transparent }: Wanted,
    begin: number
  ): void {
    bestEnd = begin
    push(root, begin + 1, 0, 0, 0, 0)
    while (depth > 0) {
      let node = stack.node[--depth]!
      let at = stack.at[depth]!
      for (; at < indices.length; at++) {
        const index = indices[at]!
        const exact = children[(node << 8) | index]!
        const free = isFree[at] && index !== transparent ? children[(node << 8) | transparent]! : 0
        if (free > 0 && exact > 0) push(exact, at + 1, 0, 0, 0, 0)
        if (free === 0 && exact === 0) break
        node = free || exact
      }
      if (at > bestEnd) [bestNode, bestEnd] = [node, at]
    }
  }

  /** Follows every run of near colours that begins with `root`, and keeps the longest, of equal ones the closest. */
  function searchNear(
    root: number,
    { indices, colours, isFree, transparent }: Wanted,
    limits: Float32Array,
    begin: number,
    known: number
  ): void {
    bestEnd = known
    // A run that is no longer than the known one does not count.
    let least = known > begin ? 0 : Infinity
    const count = indices.length
    push(root, begin + 1, 0, 0, 0, 0)
    while (depth > 0) {
      let node = stack.node[--depth]!
      let at = stack.at[depth]!
      const error = stack.error[depth]!
      let y = carriedY[depth]!
      let r = carriedR[depth]!
      let b = carriedB[depth]!
      // The run that is followed first needs no place on the stack.
      for (;;) {
        const most = at + reach[node]!
        if (most < bestEnd || (most === bestEnd && error >= least)) break
        if (at > bestEnd || (at === bestEnd && error < least)) {
          bestNode = node
          bestEnd = at
          least = error
        }
        let child = first[node]!
        if (child === 0 || at === count) break
        const wanted = indices[at]!
        const canBeFree = isFree[at] === 1
        let [free, exact] = [0, 0]
        if (wanted === transparent) {
          if (canBeFree) while (child > 0 && suffix[child] !== transparent) child = sibling[child]!
          free = canBeFree ? child : 0
        } else {
          const limit = limits[at]!
          const colour = colours[at]!
          const r8 = colour & 255
          const g8 = (colour >>> 8) & 255
          const b8 = (colour >>> 16) & 255
          const wantedY = brightness(r8, g8, b8)
          const wantedR = redness(r8, g8)
          const wantedB = blueness(r8, g8, b8)
          for (; child > 0; child = sibling[child]!) {
            const index = suffix[child]!
            if (index === wanted) exact = child
            else if (index === transparent) free = canBeFree ? child : 0
            else {
              if (at + 1 + reach[child]! < bestEnd) continue
              const dy = wantedY - red[index]!
              const dr = wantedR - green[index]!
              const db = wantedB - blue[index]!
              const own = dy * dy + dr * dr + db * db
              if (own > LARGEST_ERROR * limit) continue
              const sy = dy + y
              const sr = dr + r
              const sb = db + b
              const whole = sy * sy + sr * sr + sb * sb
              const half = (dy + y / 2) ** 2 + (dr + r / 2) ** 2 + (db + b / 2) ** 2
              const distance = whole < half ? whole : half
              if (distance <= limit) push(child, at + 1, error + distance, sy, sr, sb)
            }
          }
        }
        at++
        if (free > 0 && exact > 0) push(exact, at, error, y, r, b)
        node = free > 0 ? free : exact
        if (node === 0) break
        y *= CARRIED
        r *= CARRIED
        b *= CARRIED
      }
    }
  }

  return (wanted, codeSize) => {
    const { indices, isFree, palette, transparent, limits } = wanted
    palette.forEach((colour, index) => {
      const [r8, g8, b8] = [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255]
      red[index] = brightness(r8, g8, b8)
      green[index] = redness(r8, g8)
      blue[index] = blueness(r8, g8, b8)
    })
    const count = indices.length
    const clear = 1 << codeSize
    roots = clear
    for (let index = 0; index < clear; index++) suffix[index] = index
    const writer = bitWriter()
    let [next, width, previous] = [clear + 2, codeSize + 1, -1]
    /** The bits per pixel while the table grew, and where it was last checked. */
    let growing = 0
    let [checkedAt, checkedBits, unchecked] = [0, writer.bits(), 0]

    const empty = () => {
      for (let code = clear + 2; code < next; code++)
        children[(parent[code]! << 8) | suffix[code]!] = 0
      first.fill(0)
      reach.fill(0)
      ;[next, width, previous, growing] = [clear + 2, codeSize + 1, -1, 0]
    }

    writer.write(clear, width)
    for (let at = 0; at < count; ) {
      const isGrowing = previous >= 0 && next < MAX_CODES
      // The code that is being added to the table ends with the pixel that this run begins with, and may already be
      // used for it.
      const isNew = (root: number) => isGrowing && children[(previous << 8) | root] === 0
      let [chosen, node, end] = [-1, 0, at]
      const attempt = (root: number) => {
        const isAdded = isNew(root)
        if (isAdded) link(next, previous, root)
        if (limits) searchNear(root, wanted, limits, at, end)
        else searchExact(root, wanted, at)
        if (bestEnd > end) [chosen, node, end] = [root, bestNode, bestEnd]
        if (isAdded) unlink(next)
      }
      if (isFree[at]) attempt(transparent)
      if (!isFree[at] || indices[at] !== transparent) attempt(indices[at]!)
      if (isNew(chosen)) link(next, previous, chosen)
      writer.write(node, width)
      if (isGrowing && ++next === 1 << width && width < 12) width++
      previous = node
      for (let to = end; to > at; node = parent[node]!) indices[--to] = suffix[node]!
      at = end
      if (next < MAX_CODES || (growing > 0 && ++unchecked < CHECKED_EVERY)) continue
      const recent = (writer.bits() - checkedBits) / (at - checkedAt)
      if (growing > 0 && recent > growing) {
        writer.write(clear, width)
        empty()
      } else if (growing === 0) growing = recent
      ;[checkedAt, checkedBits, unchecked] = [at, writer.bits(), 0]
    }
    writer.write(clear + 1, width)
    empty()
    return writer.end()
  }
}

const codes = () => new Uint16Array(MAX_CODES)
