import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { animateWatch } from './animation.ts'
import type { GoodName } from './goods.ts'
import { cutOut, photograph, type Scene, type Studio } from './photograph.ts'

/** One picture of the demo shop: a scene, a product on a transparent background, or the running watch. */
export type Photo = {
  file: string
  alt: string
  variants?: string[]
  shot: Scene | { cutOut: GoodName; colour: string } | 'running watch'
}

/** The high quality that a photographer would deliver; a browser needs far less. */
const JPEG = { quality: 94, chromaSubsampling: '4:4:4' }
const WEBP = { quality: 95 }
/**
 * Compresses fast rather than well, because the operator waits while the store is drawn. It also leaves the optimiser
 * something to do.
 */
const PNG = { compressionLevel: 3 }
const CUT_OUT_SIDE = 1400

export async function takePhoto(
  { file, shot }: Photo,
  folder: string,
  studio: Studio
): Promise<void> {
  const place = join(folder, file)
  if (shot === 'running watch') {
    await animateWatch(place)
  } else if ('cutOut' in shot) {
    await sharp(cutOut(shot.cutOut, shot.colour, CUT_OUT_SIDE))
      .png(PNG)
      .toFile(place)
  } else {
    const { data, width, height } = await photograph(shot, studio)
    await encoded(sharp(data, { raw: { width, height, channels: 3 } }), file).toFile(place)
  }
}

function encoded(picture: Sharp, file: string): Sharp {
  if (file.endsWith('.png')) return picture.png(PNG)
  if (file.endsWith('.webp')) return picture.webp(WEBP)
  return picture.jpeg(JPEG)
}
