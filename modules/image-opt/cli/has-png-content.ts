import { open } from 'node:fs/promises'
import { pictureTypeOf } from '../../../server/core/pictures/media-type.ts'

/** The first bytes that tell the type of a picture. */
const HEAD_BYTES = 12

/** Tells whether a file is a PNG, whatever its name says. A file that cannot be read is none; its own report says why. */
export async function hasPngContent(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  if (!file) return false
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return pictureTypeOf(buffer.subarray(0, bytesRead)) === 'png'
  } catch {
    return false
  } finally {
    await file.close()
  }
}
