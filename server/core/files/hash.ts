import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'

/** Returns the SHA-256 of the content, in hex. */
export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex')

/** Tells whether this is a SHA-256 in hex. */
export const isHash = (hash: unknown): hash is string =>
  typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash)

/** Returns the SHA-256 of a file of any size without holding the file in memory. The file stays open. */
export async function sha256OfFile(file: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false }))
    hash.update(chunk as Buffer)
  return hash.digest('hex')
}
