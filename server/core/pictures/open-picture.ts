import type { FileHandle } from 'node:fs/promises'
import { mediaTypeOf } from './media-type.ts'

/**
 * A picture as an open file, which whoever opened it has to close. It keeps the content of the file that was opened,
 * even when another file takes the name.
 */
export type OpenPicture = {
  file: FileHandle
  sizeBytes: number
}

/** The number of leading bytes that mediaTypeOf looks at. */
const START_BYTES = 12

/** Returns the Content-Type that matches the bytes. */
export async function mediaTypeOfFile(file: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
  return mediaTypeOf(buffer.subarray(0, bytesRead))
}
