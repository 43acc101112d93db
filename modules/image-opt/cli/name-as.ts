import { extname } from 'node:path'
import { stemOf } from '../../../server/core/pictures/picture-names.ts'
import { EXTENSIONS, type PictureType } from '../engine/encode-options.ts'

/** The extensions that mean JPEG; a file with any of them keeps its name. */
const JPEG_NAMES = /\.(jpe?g|jpe|jfif)$/i

/**
 * Returns the file name for a result of this type. A name whose extension already fits the type is returned unchanged.
 */
export function nameAs(path: string, type: PictureType): string {
  const says = type === 'jpeg' ? JPEG_NAMES.test(path) : extname(path) === `.${EXTENSIONS[type]}`
  return says ? path : `${stemOf(path)}.${EXTENSIONS[type]}`
}
