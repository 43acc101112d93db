import { MAX_WATERMARK_BYTES } from '../../../modules/image-opt/contract.ts'
import type { Watermark } from '../draft.ts'

export const WATERMARK_TYPES = ['image/jpeg', 'image/png']

/** The positions, row by row in a 3 × 3 grid; null marks an empty place. */
export const PLACES = ['t_l', 't_c', 't_r', null, 'c', null, 'b_l', 'b_c', 'b_r'] as const

export type Size = { width: number; height: number }

/**
 * Returns the position and size of the watermark as fractions of the picture's width and height. The watermark takes
 * up the chosen share of the height. If this made it wider than the picture, it is scaled down rather than cropped.
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

/** Returns the key of the message that says why a file cannot be the watermark; null when it can. */
export function refusalOf({
  type,
  size
}: Pick<File, 'type' | 'size'>): 'wrongType' | 'tooLarge' | null {
  if (!WATERMARK_TYPES.includes(type)) return 'wrongType'
  return size > MAX_WATERMARK_BYTES ? 'tooLarge' : null
}
