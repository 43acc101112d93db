import { decoder } from '../decode.ts'
import { fromPixels, type Pixels, toRaw } from '../formats/pixels.ts'
import { withProfile } from '../formats/png-chunks.ts'
import { refused } from '../refusal.ts'
import { asVersion4, fromLiftedBlack, isLiftedTable } from './lifted-black.ts'
import { readProfile } from './read-profile.ts'

/** The pixels that are converted at once, so that a large picture is not in memory four times. */
const BAND_PIXELS = 5_000_000

/**
 * Converts RGB pixels, with or without alpha, to the colours that a visitor sees: with a profile, the same numbers stand
 * for different colours than in sRGB. Scores that ignored this were off by up to two points.
 * @throws PictureRefused if the profile cannot be followed
 */
export async function toSrgb(pixels: Pixels, profile: Buffer | null): Promise<Pixels> {
  if (profile === null) return pixels
  // Asked first: a profile that cannot be followed changes no colour either.
  if (!(await isFollowed(profile)))
    throw refused('colours', 'the colour profile cannot be followed')
  if (await isSrgb(profile)) return pixels
  const { width, height, channels } = pixels
  const rows = Math.max(1, Math.floor(BAND_PIXELS / width))
  if (rows >= height) return convert(pixels, profile)
  const data = Buffer.allocUnsafe(pixels.data.length)
  for (let top = 0; top < height; top += rows) {
    const [from, to] = [top, Math.min(top + rows, height)].map((row) => row * width * channels)
    const band = {
      ...pixels,
      data: pixels.data.subarray(from, to),
      height: (to! - from!) / (width * channels)
    }
    data.set((await convert(band, profile)).data, from)
  }
  return { ...pixels, data }
}

/** The library's conversion goes through a PNG, since pixels in memory cannot carry a profile. */
async function convert(pixels: Pixels, profile: Buffer): Promise<Pixels> {
  const read = readProfile(profile)
  const ours = read && fromLiftedBlack(read)
  if (ours) return ours(pixels)
  const png = await fromPixels(pixels).png({ compressionLevel: 0 }).toBuffer()
  const followed = read && isLiftedTable(read) ? asVersion4(profile) : profile
  const converted = decoder(withProfile(png, followed), { ignoreIcc: false })
  return toRaw(converted.toColourspace('srgb'))
}

const followed = new WeakMap<Buffer, Promise<boolean>>()

/**
 * The library keeps the numbers where it cannot follow a profile, and only warns; its warnings go to whichever picture
 * of the process ends next. So red, green and blue are converted, with the columns of red and blue exchanged, because
 * the profile of sRGB itself changes nothing.
 */
function isFollowed(profile: Buffer): Promise<boolean> {
  const known = followed.get(profile) ?? changes(profile)
  followed.set(profile, known)
  return known
}

async function changes(profile: Buffer): Promise<boolean> {
  const data = Buffer.from([200, 40, 40, 40, 200, 40, 40, 40, 200])
  const exchanged = Buffer.from(profile)
  const tags = readProfile(profile)?.tags
  const [red, blue] = [tags?.get('rXYZ'), tags?.get('bXYZ')]
  if (red && blue) {
    exchanged.set(blue.subarray(0, 20), red.byteOffset - profile.byteOffset)
    exchanged.set(red.subarray(0, 20), blue.byteOffset - profile.byteOffset)
  }
  const probe = await convert({ data, width: 3, height: 1, channels: 3 }, exchanged)
  return !data.equals(Buffer.from(probe.data))
}

/** Of the profiles of pictures that are still in memory: whether they are sRGB. */
const known = new WeakMap<Buffer, Promise<boolean>>()

function isSrgb(profile: Buffer): Promise<boolean> {
  const answer = known.get(profile) ?? keepsColours(profile)
  known.set(profile, answer)
  return answer
}

/** Levels of each channel in the colours that are tried, all through the range. */
const STEPS = 18

/**
 * Tells whether a profile changes no colour by more than a level. Most profiles are sRGB's own, whose curves are stored
 * in whole numbers, so black or white may be a level off. Converting two pictures takes as long as comparing them.
 */
async function keepsColours(profile: Buffer): Promise<boolean> {
  const levels = Array.from({ length: STEPS }, (_, step) => Math.round((step * 255) / (STEPS - 1)))
  const colours = levels.flatMap((r) => levels.flatMap((g) => levels.map((b) => [r, g, b])))
  const data = Uint8Array.from(colours.flat())
  const shown = await convert({ data, width: STEPS, height: STEPS ** 2, channels: 3 }, profile)
  return data.every((level, at) => Math.abs(level - shown.data[at]!) <= 1)
}
