import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'

/** In hex. */
export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex')

/** Of any size, without holding it in memory. The file stays open. */
export async function sha256OfFile(file: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false }))
    hash.update(chunk as Buffer)
  return hash.digest('hex')
}
