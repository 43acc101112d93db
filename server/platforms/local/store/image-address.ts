import { sha256 } from '../../../core/files/hash.ts'

/**
 * Returns the part of an image address that stands for the version, so that browsers may cache the picture for ever.
 * 16 hex digits suffice: one picture never has enough versions for two of them to collide.
 */
export const addressVersion = (version: string): string => sha256(version).slice(0, 16)

export const imageAddress = (imageId: string, version: string, fileName: string): string =>
  `/store/images/${imageId}/${addressVersion(version)}/${encodeURIComponent(fileName)}`
