import { cdnAddress } from '../cdn-address.ts'
import type { Failure, MediaImage, Medium, Product, ShopFile } from '../content/entities.ts'
import { pathOf } from '../content/file-names.ts'
import { originalAddress } from '../originals.ts'
import type { ShopWorld } from '../world.ts'
import { globalId, numberOf } from './global-ids.ts'
import { type ListArguments, listOf } from './lists.ts'
import type { Context, Part } from './part.ts'
import { badRequest, notModelled } from './refusals.ts'
import { idIs, type SearchTerms, updatedAt } from './search.ts'

/** The schema's media types, by `__typename`. */
export const CONTENT_TYPES: Record<string, string> = {
  MediaImage: 'IMAGE',
  Video: 'VIDEO',
  ExternalVideo: 'EXTERNAL_VIDEO',
  Model3d: 'MODEL_3D',
  GenericFile: 'GENERIC_FILE'
}

export const mediaType: SearchTerms<ShopFile>[string] = ({ comparison, value }) => {
  if (comparison !== '' || !Object.values(CONTENT_TYPES).includes(value.toUpperCase()))
    throw notModelled(`the search media_type:${comparison}${value}`)
  return (file) => CONTENT_TYPES[file.__typename] === value.toUpperCase()
}

/**
 * Matches files by name. A trailing `*` matches any name that begins with the text before it; without the `*` the
 * whole name must match (open).
 */
const fileName: SearchTerms<ShopFile>[string] = ({ comparison, value }) => {
  if (comparison !== '' || /\*./.test(value)) throw notModelled(`the search filename:${value}`)
  const begin = value.endsWith('*') ? value.slice(0, -1) : null
  return (file) => (begin === null ? file.fileName === value : file.fileName.startsWith(begin))
}

/**
 * Matches files by where they are used (`used_in`). Which values Shopify accepts is unknown. The stand-in knows only
 * `none`, and counts only uses by products (docs/shopify.md §17.3).
 */
const usedIn =
  ({ shop }: Context): SearchTerms<ShopFile>[string] =>
  ({ comparison, value }) => {
    if (shop.world.switches.usedIn === 'refused') throw badRequest('Invalid search field: used_in')
    if (comparison !== '' || value !== 'none') throw notModelled(`the search used_in:${value}`)
    if (shop.world.switches.usedIn === 'ignored') return () => true
    return (file) => file.products.size === 0
  }

const terms = (context: Context): SearchTerms<ShopFile> => ({
  media_type: mediaType,
  id: idIs,
  filename: fileName,
  updated_at: updatedAt,
  used_in: usedIn(context)
})

const errors = (failure: Failure | null, subject: 'File' | 'Media') =>
  failure ? [{ ...failure, message: failure.message.replace(/^File/, subject) }] : []

/** Fields of every file; `status` and `fileStatus` have the same value. */
const fileFields = {
  fileStatus: ({ status }: ShopFile) => status,
  fileErrors: ({ failure }: ShopFile) => errors(failure, 'File')
}

const mediumFields = {
  ...fileFields,
  mediaContentType: ({ __typename }: Medium) => CONTENT_TYPES[__typename],
  mediaErrors: ({ failure }: Medium) => errors(failure, 'Media'),
  mediaWarnings: () => []
}

/** Returns null while new bytes are being processed, although the file is READY (recorded). */
const shownImage = (image: MediaImage) =>
  image.stored && !image.isReplacing
    ? {
        id: globalId('ImageSource', image.number),
        altText: image.alt,
        path: pathOf(image),
        stored: image.stored,
        version: image.version
      }
    : null

/** Returns the picture that a medium shows; media other than images have none here. */
export const imageOf = (medium: Medium | null) =>
  medium?.__typename === 'MediaImage' ? shownImage(medium) : null

type ShownImage = NonNullable<ReturnType<typeof shownImage>>

export const files: Part = {
  types: {
    QueryRoot: {
      files: (_: unknown, args: ListArguments, context) =>
        listOf('files', context.shop.content.files, args, terms(context))
    },
    MediaImage: {
      ...mediumFields,
      mimeType: ({ stored }: MediaImage) => stored?.mimeType ?? null,
      image: shownImage,
      originalSource: (image: MediaImage) => (image.stored ? image : null)
    },
    MediaImageOriginalSource: {
      fileSize: ({ stored }: MediaImage) => stored?.bytes.length ?? null,
      url: (image: MediaImage, _args: unknown, { shop }) =>
        shop.world.clock.now().getTime() < image.originalFrom ? null : originalAddress(shop, image)
    },
    Image: {
      url: (
        { path, version }: ShownImage,
        { transform }: { transform?: object | null },
        { shop }
      ) => {
        if (transform != null) throw notModelled('Image.url(transform:)')
        return cdnAddress(shop, path, version)
      },
      width: ({ stored }: ShownImage) => stored.width,
      height: ({ stored }: ShownImage) => stored.height
    },
    Video: { ...mediumFields, filename: ({ fileName }: Medium) => fileName },
    ExternalVideo: mediumFields,
    Model3d: { ...mediumFields, filename: ({ fileName }: Medium) => fileName },
    GenericFile: fileFields
  },
  loaders: Object.fromEntries(
    Object.keys(CONTENT_TYPES).map((type) => [
      type,
      ({ shop }: Context, { number }: { number: number }) => {
        const file = shop.content.files.get(number)
        return file?.__typename === type ? file : null
      }
    ])
  )
}

const FILE_TYPES = Object.keys(CONTENT_TYPES)

/** Media are the files that a product can show. */
const MEDIUM_TYPES = FILE_TYPES.filter((type) => type !== 'GenericFile')

/**
 * Finds a file by its id. If the id is that of a video but its number belongs to an image, nothing is found:
 * fileUpdate answers FILE_DOES_NOT_EXIST (recorded). Shopify's fileDelete deletes the image in that case (recorded).
 * The app must never cause that, so the stand-in finds nothing for fileDelete either.
 */
export function findFile({ content }: ShopWorld, id: string): ShopFile | undefined {
  const file = content.files.get(numberOf(id, ...FILE_TYPES))
  return file?.id === id ? file : undefined
}

/** Finds a medium of a product by its id, in the same way as findFile does. */
export function findMedium({ media }: Product, id: string): Medium | undefined {
  const number = numberOf(id, ...MEDIUM_TYPES)
  return media.find((medium) => medium.number === number && medium.id === id)
}
