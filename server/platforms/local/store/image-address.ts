import { sha256 } from '../../../core/files.ts'

/**
 * Names the state of the picture too, so browsers may keep what they got for ever. 16 digits: one shop
 * never has enough states of one picture for two of them to meet.
 */
export const addressVersion = (version: string): string => sha256(version).slice(0, 16)

export const imageAddress = (imageId: string, version: string, fileName: string): string =>
  `/store/images/${imageId}/${addressVersion(version)}/${encodeURIComponent(fileName)}`
