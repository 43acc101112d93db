import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calc_s2, initSync, new_buffer, remove_buffer } from 'calc-s2-rust/calc_s2_rust.js'
import sharp, { type Region } from 'sharp'
import { openPixels } from '../../../modules/image-opt/engine/colours/open-pixels.ts'
import { inspect } from '../../../modules/image-opt/engine/inspect/inspect.ts'
import { Mdsi } from '../../../modules/image-opt/engine/quality/mdsi.ts'
import { turn } from '../../../modules/image-opt/engine/turn.ts'

/**
 * `isTurned` means that the result has lost its EXIF orientation. Both pictures are then compared as they are stored,
 * without turning them upright.
 */
export type Pair = { before: string; after: string; isTurned: boolean }

/** The SSIMULACRA2 score, and MDSI on the same scale (quality/mdsi.ts). */
export type Opinions = { first: number; second: number }

/** Larger pictures are scored on crops: scoring a whole one costs 1.2 s of one core per megapixel. */
const WHOLE_PIXELS = 4_500_000
const CROP = 800

/** Silences the metric, which logs its progress to the console. */
console.log = () => {}

const wasm = import.meta.resolve('calc-s2-rust/calc_s2_rust_bg.wasm')
const { memory } = initSync(new WebAssembly.Module(readFileSync(fileURLToPath(wasm))))

sharp.concurrency(1)
sharp.cache(false)

/**
 * Returns what two metrics say of one picture against another: the worst score of each among the parts compared. A large
 * picture is compared on crops, an animation on its first, middle and last frame, a transparent picture on white and
 * on black.
 */
export default async function judge(pair: Pair): Promise<Opinions> {
  // sharp gets bytes here, because the engine switches off sharp's file loaders for the whole process.
  const { isTurned } = pair
  const before = readFileSync(pair.before)
  const after = readFileSync(pair.after)
  const worst = { first: 100, second: 100 }
  for (const page of await pagesOf(before, after)) {
    const { width, height, autoOrient, hasAlpha } = await sharp(before, { page }).metadata()
    const shown = isTurned ? { width, height } : autoOrient
    for (const region of regionsOf(shown.width, shown.height)) {
      for (const background of hasAlpha ? ['#ffffff', '#000000'] : ['#ffffff']) {
        const part = { page, region, background, isTurned }
        const a = await pixels(before, part)
        const b = await pixels(after, part)
        worst.first = Math.min(worst.first, scoreOf(a, b, region))
        worst.second = Math.min(worst.second, secondOf(a, b, region))
      }
    }
  }
  return worst
}

/**
 * Returns the numbers of the frames to compare. Encoders merge equal frames, so if the two pictures have different
 * frame counts, only their first frames are sure to correspond.
 */
async function pagesOf(before: Buffer, after: Buffer): Promise<number[]> {
  const { pages = 1 } = await sharp(before).metadata()
  if (pages === 1 || pages !== (await sharp(after).metadata()).pages) return [0]
  return [...new Set([0, Math.floor(pages / 2), pages - 1])]
}

/**
 * Returns the whole of a small picture. Of a large one it returns the middle and a part nearer to a corner, where
 * backgrounds and edges are.
 */
function regionsOf(width: number, height: number): Region[] {
  if (width * height <= WHOLE_PIXELS) return [{ left: 0, top: 0, width, height }]
  const [w, h] = [Math.min(CROP, width), Math.min(CROP, height)]
  return [0.5, 0.15].map((part) => ({
    left: Math.floor((width - w) * part),
    top: Math.floor((height - h) * part),
    width: w,
    height: h
  }))
}

type Part = { page: number; region: Region; background: string; isTurned: boolean }

/** Reads colours as browsers do (engine/colours), which sharp does not for CMYK and for a PNG's gamma. */
async function pixels(
  bytes: Buffer,
  { page, region, background, isTurned }: Part
): Promise<Buffer> {
  const picture = inspect(bytes)
  const stored = picture.animation
    ? sharp(bytes, { page, limitInputPixels: 400_000_000 })
    : (await openPixels(picture, null))()
  return (isTurned ? stored : turn(stored, picture))
    .extract(region)
    .flatten({ background })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
}

function secondOf(a: Buffer, b: Buffer, { width, height }: Region): number {
  const mdsi = new Mdsi()
  mdsi.add({ data: a, width, height }, { data: b, width, height })
  return mdsi.score()
}

function scoreOf(a: Buffer, b: Buffer, { width, height }: Region): number {
  if (a.equals(b)) return 100
  for (const [key, pixels] of [['a', a] as const, ['b', b] as const]) {
    const at = new_buffer(key, pixels.length)
    new Uint8Array(memory.buffer, at, pixels.length).set(pixels)
  }
  const score = calc_s2('a', 'b', width, height)
  for (const key of ['a', 'b']) remove_buffer(key)
  return score
}
