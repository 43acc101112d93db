import { decode } from './decode.ts'
import { inspect } from './inspect/inspect.ts'
import { readPicture, savePicture } from './save.ts'
import { turn } from './turn.ts'

export type ThumbnailTask = { input: string; output: string }

/** Lists show thumbnails of 40 CSS pixels, and screens have up to two device pixels for each. */
const SIDE = 80

/** Writes a small WebP of the picture's first frame. Throws for a file that is not a picture. */
export async function makeThumbnail({ input, output }: ThumbnailTask): Promise<void> {
  const picture = inspect(await readPicture(input))
  // The thumbnail is converted to sRGB, because a kept profile would have to be attached again here.
  const small = turn(decode(picture, null), picture).resize(SIDE, SIDE, { fit: 'inside' })
  await savePicture(output, await small.webp({ quality: 80 }).toBuffer())
}
