export type Size = { width: number; height: number }

/** Brought down so that the longer side is `longestSide`; never enlarged. */
export function fitted({ width, height }: Size, longestSide: number | null): Size {
  const longer = Math.max(width, height)
  if (longestSide === null || longer <= longestSide) return { width, height }
  const scaled = (side: number) => Math.max(1, Math.round((side * longestSide) / longer))
  return { width: scaled(width), height: scaled(height) }
}
