import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { photo } from '../support/shop.ts'

/** Draws six JPEGs of 20 megapixels, like those of a camera. */
export async function drawLargePhotos(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const paths = []
  for (let index = 0; index < 6; index++) {
    const path = join(folder, `${index}.jpg`)
    await photo(index + 1, 1368, 912)
      .resize(5472, 3648)
      .jpeg({ quality: 95 })
      .toFile(path)
    paths.push(path)
  }
  return paths
}
