import { basename } from 'node:path/posix'
import { versionOf } from '../../../core/disk/regular-file.ts'
import type { StoreImage } from '../../store-platform.ts'
import { imageAddress } from './image-address.ts'
import type { PlacedPicture } from './items/positions.ts'

export function storeImage(
  id: string,
  { path, alt, variant, stats }: Omit<PlacedPicture, 'file' | 'altText'>
): StoreImage {
  const fileName = basename(path)
  const version = versionOf(stats)
  return {
    id,
    fileName,
    alt,
    variant,
    sizeBytes: Number(stats.size),
    version,
    url: imageAddress(id, version, fileName)
  }
}
