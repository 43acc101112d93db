import { sha256 } from '../../../core/files/hash.ts'

/**
 * Returns the version as it appears in an image's address. As each version has its own address, browsers may cache
 * pictures for ever. 16 hex digits suffice: a picture never has enough versions for two of them to collide.
 */
export const addressVersion = (version: string): string => sha256(version).slice(0, 16)

export const imageAddress = (imageId: string, version: string, fileName: string): string =>
  `/store/images/${imageId}/${addressVersion(version)}/${encodeURIComponent(fileName)}`
