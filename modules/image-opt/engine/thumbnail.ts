import { decode } from './decode.ts'
import { inspect } from './inspect/inspect.ts'
import { readPicture, savePicture } from './save.ts'
import { turn } from './turn.ts'

export type ThumbnailTask = { input: string; output: string }

/** Lists show 40 CSS pixels, and screens have up to two device pixels for each. */
const SIDE = 80

/** Writes a small WebP of the picture's first frame. Throws for a file that is not a picture. */
export async function makeThumbnail({ input, output }: ThumbnailTask): Promise<void> {
  const picture = inspect(await readPicture(input))
  // Converted to sRGB: a kept profile would have to be put back here.
  const small = turn(decode(picture, null), picture).resize(SIDE, SIDE, { fit: 'inside' })
  await savePicture(output, await small.webp({ quality: 80 }).toBuffer())
}
