import type { EncodeOptions } from './encode-options.ts'
import type { Encoded, Picture } from './picture.ts'

/** Returns the first candidate that is worth using and passes the check `isSound`, or undefined if there is none. */
export async function choose(
  candidates: AsyncIterable<Encoded>,
  picture: Picture,
  options: EncodeOptions,
  isSound: (candidate: Encoded) => Promise<boolean>
): Promise<Encoded | undefined> {
  for await (const candidate of candidates) {
    if (isWorthIt(picture, candidate, options) && (await isSound(candidate))) return candidate
  }
  return undefined
}

/**
 * Tells whether a result is worth replacing the merchant's picture (specification §5.10). It must be smaller by at
 * least 2 % and 1 KiB in lossless mode, and by at least 5 % in lossy modes. The merchant asked for a conversion or a
 * resize, so a converted or resized result only has to be smaller. A watermarked result is used whatever its size.
 */
export function isWorthIt(
  { type, bytes }: Pick<Picture, 'type' | 'bytes'>,
  result: Pick<Encoded, 'type' | 'bytes'>,
  { quality, longestSide, watermark }: Pick<EncodeOptions, 'quality' | 'longestSide' | 'watermark'>
): boolean {
  const before = bytes.length
  const saved = before - result.bytes.length
  if (watermark !== null) return true
  if (result.type !== type || longestSide !== null) return saved > 0
  if (quality === 'lossless') return saved >= before * 0.02 && saved >= 1024
  return saved > 0 && saved >= before * 0.05
}
