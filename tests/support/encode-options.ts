import type { EncodeOptions } from '../../modules/image-opt/engine/encode-options.ts'

export const LOSSLESS: EncodeOptions = {
  quality: 'lossless',
  pngToJpg: false,
  flattenTransparent: false,
  sizeControl: true,
  longestSide: null,
  watermark: null
}
export const MEDIUM: EncodeOptions = { ...LOSSLESS, quality: 75 }
