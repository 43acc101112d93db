import type { ShopFile } from '../content/entities.ts'
import { MOST_MEDIA } from '../content/product-media.ts'
import { extensionOf } from '../content/stored-picture.ts'
import { type FileUpdate, productsOf } from '../content/update-files.ts'
import type { ShopWorld } from '../world.ts'
import { isFileName, isWebAddress } from './file-create.ts'
import {
  type FileUserError,
  invalidName,
  invalidSource,
  locked,
  nameIsTaken,
  noNameForThis,
  noSourceForThis,
  noSuchFiles,
  noSuchReference,
  notReady,
  otherExtension,
  productIsBusy,
  referenceIsSo,
  sourceWithName,
  tooManyMedia,
  twoSources,
  unsupportedReference
} from './file-errors.ts'
import { numberOf } from './global-ids.ts'
import { notModelled } from './refusals.ts'

/** Returns the reason to refuse a whole batch, or undefined. */
export function problemOfBatch(
  shop: ShopWorld,
  updates: FileUpdate[],
  files: (ShopFile | undefined)[]
): FileUserError | undefined {
  const unknown = updates.filter((_, index) => !files[index]).map(({ id }) => id)
  if (unknown.length > 0) return noSuchFiles('files', unknown)
  const known = files.filter((file) => file !== undefined)
  // How Shopify handles two changes to one file in a batch is unknown. The app sends one change at a time.
  if (new Set(known).size < known.length) throw notModelled('the same file twice in a batch')
  if (known.some(({ status }) => status !== 'READY')) return notReady()
  // A file stays READY while new bytes are processed. That Shopify refuses a second change during this time is an
  // assumption (open).
  if (known.some((file) => file.isLocked || isReplacing(file))) return locked()
  for (const [index, update] of updates.entries()) {
    const file = known[index]
    const problem =
      file &&
      (problemOfSource(file, update, index, shop) ??
        problemOfName(file, update, index, shop) ??
        problemOfReferences(file, update, index, shop))
    if (problem) return problem
  }
  return undefined
}

export const isReplacing = (file: ShopFile): boolean =>
  file.__typename === 'MediaImage' && file.isReplacing

function problemOfSource(
  { __typename }: ShopFile,
  { originalSource, previewImageSource, filename }: FileUpdate,
  index: number,
  { world }: ShopWorld
): FileUserError | undefined {
  if (originalSource != null && previewImageSource != null)
    return twoSources(index, 'originalSource')
  if (previewImageSource != null) throw notModelled('previewImageSource')
  if (originalSource == null) return undefined
  if (__typename === 'GenericFile') throw notModelled('new bytes of generic files')
  if (__typename !== 'MediaImage') return noSourceForThis(index, 'originalSource')
  if (!isWebAddress(originalSource)) return invalidSource(index, 'originalSource')
  // Whether Shopify refuses a new name together with new bytes is unknown (docs/shopify.md §17.1).
  if (filename != null && world.switches.nameWithSource === 'refused')
    return sourceWithName(index, 'filename')
  return undefined
}

function problemOfName(
  file: ShopFile,
  { filename }: FileUpdate,
  index: number,
  { content }: ShopWorld
): FileUserError | undefined {
  if (filename == null) return undefined
  if (file.__typename !== 'MediaImage' && file.__typename !== 'GenericFile')
    return noNameForThis(index, 'filename')
  // The comparison is case-sensitive: `.JPG` is not `.jpg` (recorded).
  if (extensionOf(filename) !== extensionOf(file.fileName)) return otherExtension
  const holder = content.fileNames.get(filename)
  if (holder && holder !== file) return nameIsTaken(index, 'filename')
  if (filename !== file.fileName && !isFileName(filename)) return invalidName(index, 'filename')
  return undefined
}

function problemOfReferences(
  file: ShopFile,
  { referencesToAdd, referencesToRemove }: FileUpdate,
  index: number,
  shop: ShopWorld
): FileUserError | undefined {
  const { __typename } = file
  for (const [argument, ids] of Object.entries({ referencesToAdd, referencesToRemove })) {
    if (!ids || ids.length === 0) continue
    if (__typename === 'GenericFile') return unsupportedReference(index, argument)
    // Only products can be referenced (docs). How Shopify answers an id of another type is an assumption (open).
    for (const id of ids) numberOf(id, 'Product')
    const products = productsOf(shop, ids)
    if (products.length < ids.length) return noSuchReference
    if (products.some(({ isBusy }) => isBusy)) return productIsBusy()
    // Whether Shopify refuses to add a reference that exists, or to remove one that does not, is unknown
    // (docs/shopify.md §17.10).
    const isSo = products.some((product) => file.products.has(product))
    if (
      shop.world.switches.referenceAgain === 'refused' &&
      isSo === (argument === 'referencesToAdd')
    )
      return referenceIsSo(index, argument)
    const isFull = products.some(({ media }) => media.length >= MOST_MEDIA)
    if (argument === 'referencesToAdd' && isFull) return tooManyMedia(index, argument)
  }
  return undefined
}
