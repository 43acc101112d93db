import { openNumbers } from './colours/open-pixels.ts'
import { toSrgb } from './colours/to-srgb.ts'
import { fromPixels, toRaw } from './formats/pixels.ts'
import { inspect } from './inspect/inspect.ts'
import { coloured } from './quality/shown-pixels.ts'
import { readPicture, savePicture } from './save.ts'
import { turn } from './turn.ts'

export type ThumbnailTask = { input: string; output: string }

/** Lists show thumbnails of 40 CSS pixels, and screens have up to two device pixels for each. */
const SIDE = 80

/** Writes a small WebP of the picture's first frame. Throws for a file that is not a picture. */
export async function makeThumbnail({ input, output }: ThumbnailTask): Promise<void> {
  const picture = inspect(await readPicture(input))
  const numbers = turn((await openNumbers(picture))(), picture).toColourspace('srgb')
  const small = coloured(await toRaw(numbers.resize(SIDE, SIDE, { fit: 'inside' })))
  const { colours } = picture
  // Where colours cannot be read, a thumbnail in nearly the right ones is better than none.
  const shown = 'unreadable' in colours ? small : await toSrgb(small, colours.profile)
  await savePicture(output, await fromPixels(shown).webp({ quality: 80 }).toBuffer())
}
