import { addImageFile } from '../content/add-files.ts'
import { processNew } from '../content/media-life.ts'
import { fetchSource, nameInAddress } from '../content/sources.ts'
import { extensionOf } from '../content/stored-picture.ts'
import {
  altTooLong,
  type FileUserError,
  invalidName,
  invalidSource,
  isAltTooLong,
  MOST_SOURCE,
  mismatchedExtension,
  nameIsTaken
} from './file-errors.ts'
import type { Context, Part } from './part.ts'
import { notModelled, tooLong } from './refusals.ts'

type Input = {
  alt?: string | null
  contentType?: string | null
  duplicateResolutionMode: 'APPEND_UUID' | 'RAISE_ERROR' | 'REPLACE'
  filename?: string | null
  originalSource: string
}

function createFiles(_: unknown, { files }: { files: Input[] }, { shop }: Context) {
  const problems = files.flatMap(
    (file, index) => problemOf(file, index, shop.content.fileNames) ?? []
  )
  if (problems.length > 0) return { files: [], userErrors: problems }
  const created = files
    .filter((file) => !isAltTooLong(file.alt))
    .map(({ alt, filename, originalSource }) => {
      const fileName = filename ?? nameInAddress(originalSource)
      const image = addImageFile(shop, { fileName, alt: alt ?? null, stored: null })
      processNew(shop, image, fetchSource(shop, originalSource))
      return image
    })
  const userErrors = files.flatMap((file, index) =>
    isAltTooLong(file.alt) ? [altTooLong(index)] : []
  )
  return { files: created, userErrors }
}

function problemOf(
  { contentType, duplicateResolutionMode, filename, originalSource }: Input,
  index: number,
  taken: ReadonlyMap<string, unknown>
): FileUserError | undefined {
  if (originalSource.length > MOST_SOURCE) throw tooLong('originalSource', MOST_SOURCE)
  if (contentType != null && contentType !== 'IMAGE') throw notModelled(`files of ${contentType}`)
  if (duplicateResolutionMode === 'REPLACE') throw notModelled('duplicateResolutionMode: REPLACE')
  if (!isWebAddress(originalSource)) return invalidSource(index, 'originalSource')
  const name = nameInAddress(originalSource)
  if (filename != null && extensionOf(filename) !== extensionOf(name))
    return mismatchedExtension(index)
  if (!isFileName(filename ?? name)) return invalidName(index, 'filename')
  if (duplicateResolutionMode === 'RAISE_ERROR' && taken.has(filename ?? name))
    return nameIsTaken(index, 'filename')
  return undefined
}

export const isWebAddress = (text: string): boolean =>
  /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/**
 * Tells whether a name consists of letters, digits, `-` and `_`, with no symbol at its start and no dot but the one
 * before the extension (docs). What Shopify does with other names is unknown; the stand-in refuses them.
 */
export const isFileName = (name: string): boolean =>
  name.length <= 255 && /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*\.[A-Za-z0-9]+$/u.test(name)

export const fileCreate: Part = { types: { Mutation: { fileCreate: createFiles } } }
