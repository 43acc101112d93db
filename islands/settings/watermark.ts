import type { Watermark } from './draft.ts'

/** Specification, image optimisation §5. */
export const MAX_WATERMARK_BYTES = 512_000
export const WATERMARK_TYPES = ['image/jpeg', 'image/png']

/** In the order of a 3 × 3 grid; null: nothing goes there. */
export const PLACES = ['t_l', 't_c', 't_r', null, 'c', null, 'b_l', 'b_c', 'b_r'] as const

export type Size = { width: number; height: number }

/**
 * Where the watermark comes to stand on a picture, in parts of the picture's width and height. It gets its
 * part of the height, and is fitted, not cropped, where it would be wider than the picture.
 */
export function placeWatermark(picture: Size, mark: Size, watermark: Watermark) {
  const { position, image_height } = watermark
  const wanted = picture.height * image_height
  const scale = Math.min(wanted / mark.height, picture.width / mark.width)
  const width = (mark.width * scale) / picture.width
  const height = (mark.height * scale) / picture.height
  const [row, column] = position === 'c' ? ['c', 'c'] : position.split('_')
  const start = (place: string | undefined, size: number) =>
    place === 'c' ? (1 - size) / 2 : place === 'b' || place === 'r' ? 1 - size : 0
  return { left: start(column, width), top: start(row, height), width, height }
}

/** What is wrong with a file for a watermark, as a key of the texts. */
export function refusalOf({
  type,
  size
}: Pick<File, 'type' | 'size'>): 'wrongType' | 'tooLarge' | null {
  if (!WATERMARK_TYPES.includes(type)) return 'wrongType'
  return size > MAX_WATERMARK_BYTES ? 'tooLarge' : null
}
