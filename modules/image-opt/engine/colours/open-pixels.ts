import type { Sharp } from 'sharp'
import { decoder } from '../decode.ts'
import { fromPixels, type Pixels, toRaw } from '../formats/pixels.ts'
import type { Picture } from '../picture.ts'
import { coloured } from '../quality/shown-pixels.ts'
import { readable } from './colours.ts'
import { toSrgb } from './to-srgb.ts'

/**
 * Returns a function that opens the picture's pixels, not turned, as often as they are needed. With its own profile the
 * numbers stay as they are, so that none is rounded on the way through another colour space. With null they are
 * converted to sRGB.
 * @throws PictureRefused if the colours cannot be read
 */
export async function openPixels(picture: Picture, profile: Buffer | null): Promise<() => Sharp> {
  const own = readable(picture.colours).profile
  const open = await openNumbers(picture)
  if (own === profile) return open
  const numbers = await toRaw(open().toColourspace('srgb'))
  const pixels = await toSrgb(coloured(numbers), own)
  return () => fromPixels(pixels)
}

/**
 * Returns a function that opens the picture's pixels as RGB or grey, not turned, whatever their numbers mean. With `all`,
 * every frame of an animation is decoded.
 */
export async function openNumbers(
  picture: Picture,
  options?: { all: boolean }
): Promise<() => Sharp> {
  const { bytes } = picture
  if (picture.type !== 'jpeg' || picture.components !== 'cmyk') return () => decoder(bytes, options)
  const pixels = multiplied(
    await toRaw(decoder(bytes).pipelineColourspace('cmyk').toColourspace('cmyk'))
  )
  return () => fromPixels(pixels)
}

/** Turns CMYK into RGB in place as browsers do: each ink lets through what black leaves. */
function multiplied({ data, width, height }: Pixels): Pixels {
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const light = 255 - data[from + 3]!
    for (let ink = 0; ink < 3; ink++)
      data[to + ink] = Math.round(((255 - data[from + ink]!) * light) / 255)
  }
  return { data: data.subarray(0, width * height * 3), width, height, channels: 3 }
}
