import type { MediaImage } from '../content/entities.ts'
import { isStored, type Stored, storePicture } from '../content/stored-picture.ts'

export type PictureToAdd = {
  fileName: string
  /** Any number of pictures can share one buffer, which is then decoded once. */
  bytes: Buffer
  alt?: string | null
  /** `products` is the folder that holds the pictures of old products. */
  folder?: MediaImage['folder']
}

export async function storedOf({ fileName, bytes }: PictureToAdd): Promise<Stored> {
  const result = await storePicture(bytes)
  if (isStored(result)) return result
  throw new Error(`Expected ${fileName} to be a picture: ${result.details}`)
}

export const handleOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
