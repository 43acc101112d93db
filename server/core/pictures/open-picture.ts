import type { FileHandle } from 'node:fs/promises'
import { mediaTypeOf } from './media-type.ts'

/**
 * A picture as an open file. Whoever opened it has to close it. Its content stays the same even when another file
 * takes over the name.
 */
export type OpenPicture = {
  file: FileHandle
  sizeBytes: number
}

/** How many bytes mediaTypeOf looks at. */
const START_BYTES = 12

/** Returns the Content-Type that matches the first bytes of the file. */
export async function mediaTypeOfFile(file: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
  return mediaTypeOf(buffer.subarray(0, bytesRead))
}
