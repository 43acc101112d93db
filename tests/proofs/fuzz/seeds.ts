import type { Sharp } from 'sharp'
import { animated, apng, cutOut, graphic, photo } from '../../support/pictures.ts'

/**
 * Draws an intact picture of every kind the engine accepts. The pictures are small, because thousands of mutants are
 * made from them.
 */
export async function drawSeeds(): Promise<Buffer[]> {
  const small = () => photo(61, 47)
  const hole = await cutOut(61, 47)
  const moving = await animated()
  const still: Sharp[] = [
    small().jpeg({ quality: 92 }),
    small().jpeg({ quality: 92, progressive: true, chromaSubsampling: '4:4:4' }),
    small().toColourspace('b-w').jpeg(),
    small().toColourspace('cmyk').jpeg(),
    small().withIccProfile('p3').withMetadata({ orientation: 6 }).jpeg(),
    small()
      .withExif({ IFD0: { Copyright: 'A', Artist: 'B' } })
      .jpeg({ mozjpeg: true }),
    small().png(),
    small().png({ progressive: true }),
    small().toColourspace('rgb16').png(),
    small().toColourspace('b-w').png(),
    small().withIccProfile('p3').withMetadata({ orientation: 3 }).png(),
    hole.clone().png(),
    hole.clone().png({ palette: true }),
    graphic(64, 48).png({ palette: true, colours: 4 }),
    graphic(64, 48).gif(),
    moving.clone().gif({ loop: 2, delay: 60 }),
    small().webp(),
    small().webp({ lossless: true }),
    small().withIccProfile('p3').withMetadata({ orientation: 8 }).webp(),
    hole.clone().webp(),
    moving.clone().webp({ loop: 3, delay: 50 })
  ]
  return [...(await Promise.all(still.map((seed) => seed.toBuffer()))), await apng()]
}
