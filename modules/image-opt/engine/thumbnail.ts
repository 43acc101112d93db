import { decode } from './formats/decode.ts'
import { inspect } from './inspect/inspect.ts'
import { readPicture, savePicture } from './save.ts'

export type ThumbnailTask = { input: string; output: string }

/** Lists show 40 CSS pixels; screens have up to two for each. */
const SIDE = 80

/** Writes a small WebP of the picture's first frame. Throws for what is no picture. */
export async function makeThumbnail({ input, output }: ThumbnailTask): Promise<void> {
  const picture = inspect(await readPicture(input))
  // Without its profile: what decode keeps, nothing here would put back on.
  const small = decode({ ...picture, icc: null }).resize(SIDE, SIDE, { fit: 'inside' })
  await savePicture(output, await small.webp({ quality: 80 }).toBuffer())
}
