import type { Sharp } from 'sharp'

export type Size = { width: number; height: number }

/** Scales a size down so that its longer side is at most `longestSide`. A smaller size is returned unchanged. */
export function fitted({ width, height }: Size, longestSide: number | null): Size {
  const longer = Math.max(width, height)
  if (longestSide === null || longer <= longestSide) return { width, height }
  const scaled = (side: number) => Math.max(1, Math.round((side * longestSide) / longer))
  return { width: scaled(width), height: scaled(height) }
}

export const isSameSize = (a: Size, b: Size): boolean =>
  a.width === b.width && a.height === b.height

/** Scales decoded pixels from the size `shown` to `size`. */
export const resize = (pixels: Sharp, shown: Size, size: Size): Sharp =>
  isSameSize(size, shown) ? pixels : pixels.resize(size.width, size.height, { fit: 'fill' })
