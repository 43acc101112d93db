import type { Order } from './order.ts'

/**
 * Whether a smaller file is worth replacing the merchant's (DECISIONS §5): 2 % and 1 KiB in lossless
 * mode, 5 % in lossy modes; a conversion was asked for, so it need only be smaller.
 */
export function isWorthIt(
  before: number,
  after: number,
  { quality, isConverted }: { quality: Order['quality']; isConverted: boolean }
): boolean {
  const saved = before - after
  if (isConverted) return saved > 0
  if (quality === 'lossless') return saved >= before * 0.02 && saved >= 1024
  return saved > 0 && saved >= before * 0.05
}
