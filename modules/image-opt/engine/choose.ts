import type { EncodeOptions } from './encode-options.ts'
import type { Encoded, Picture } from './picture.ts'

/**
 * Tells whether a result is worth replacing the merchant's picture (specification §5.10): it must be 2 % and 1 KiB
 * smaller in lossless mode, 5 % smaller in lossy modes. A conversion or a resize was requested, so its result only has
 * to be smaller; a watermarked result is used whatever its size.
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
