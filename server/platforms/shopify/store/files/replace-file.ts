import { MAX_FILE_BYTES } from '../../../../../modules/image-opt/contract.ts'
import { isFailure } from '../../../../core/failure.ts'
import { sha256 } from '../../../../core/files/hash.ts'
import { StoreError } from '../../../store-platform.ts'
import type { StoreContext } from '../context.ts'
import { mediaId } from '../ids.ts'
import type { KnownImage } from '../sql.ts'
import { acknowledge, changeFile, mustChange } from './change-file.ts'
import { download } from './download.ts'
import { extensionOf, fileNameOf, numbered, stemOf, versionOf } from './file-address.ts'
import { hasAddress, type ReadyFile, readyFile } from './image-file.ts'
import { stageUpload } from './staged-upload.ts'

/** What a file is to become: its new bytes with their hash, and its new name. */
export type FileChange = { bytes: Uint8Array; hash: string; fileName: string }

/** How many numbers are tried when a name is taken. No normal shop has this many files of the same name. */
export const MOST_NUMBERS = 100

/**
 * How long we wait for the effect of a change that got no answer. Shopify takes 1 to 3 s (docs/shopify.md §9), so a
 * change without an effect by then will never have one.
 */
const LATE_MS = 10_000

/**
 * Checks that nobody changed the image during our upload, which takes seconds. A merchant edit must not be
 * overwritten.
 * @throws StoreError `changed`
 */
async function mustBeAsBefore(
  context: StoreContext,
  { image_id, media_id }: KnownImage,
  before: ReadyFile
): Promise<void> {
  const now = await readyFile(context, media_id)
  if (now.image.url !== before.image.url) throw changedMeanwhile(image_id)
}

const changedMeanwhile = (imageId: string) =>
  new StoreError('changed', `${imageId} has changed in the meantime`)

/**
 * Gives a file new bytes. It keeps its id, position, variants and name. `before` is the file as it was, or undefined
 * if it has no picture.
 */
export async function putBytes(
  context: StoreContext,
  image: KnownImage,
  before: ReadyFile | undefined,
  change: FileChange
): Promise<ReadyFile> {
  const { image_id, media_id } = image
  const { bytes, hash } = change
  const fileName = before ? fileNameOf(before.image.url) : change.fileName
  const isNew = ({ image }: ReadyFile) => image.url !== before?.image.url
  await mustChange(context, {
    // Each attempt needs a new upload. If a second change used the same upload, the file would lose its picture.
    async make() {
      const originalSource = await stageUpload(context, bytes, fileName)
      if (before) await mustBeAsBefore(context, image, before)
      return { id: mediaId(media_id), originalSource }
    },
    findEffect: () => findPut(context, image, before, hash)
  }).catch(clearFailure(context, media_id))
  const after = await readyFile(context, media_id, isNew, { isBegun: true }).catch(
    clearFailure(context, media_id)
  )
  if (after.originalSource.fileSize !== bytes.length) throw changedMeanwhile(image_id)
  context.hashes.keep(image_id, versionOf(after.image.url, bytes.length), hash)
  return after
}

/**
 * After a change without an answer, returns the file if the change took effect; undefined if the file is as before.
 * @throws StoreError `changed` if somebody else has changed the file
 */
async function findPut(
  context: StoreContext,
  { image_id, media_id }: KnownImage,
  before: ReadyFile | undefined,
  hash: string
): Promise<ReadyFile | undefined> {
  const waiting = before ? {} : { patienceMs: LATE_MS }
  const now = await readyFile(context, media_id, () => true, waiting).catch((error) => {
    // The file had no picture before the change. It still has none, so the change did not take effect.
    if (!before && isFailure(error, 'unreachable', 'lost')) return undefined
    throw error
  })
  if (!now || now.image.url === before?.image.url) return undefined
  const after = await readyFile(context, media_id, hasAddress)
  const bytes = await download(context, after.originalSource.url ?? '', MAX_FILE_BYTES)
  if (!bytes || sha256(bytes) !== hash) throw changedMeanwhile(image_id)
  return after
}

/**
 * Returns an error handler for a change to a file. If Shopify refused the change, the file still has its earlier
 * bytes. The handler acknowledges the failure, so that the file accepts changes again, and throws the error.
 */
const clearFailure = (context: StoreContext, media: string) => async (error: unknown) => {
  if (isFailure(error, 'refused')) await acknowledge(context, media)
  throw error
}

/**
 * Renames a file but keeps its extension. If another file has the new name, a number is added. If Shopify does not
 * accept the name, the file keeps its old one: the new picture matters more than its name.
 */
export async function rename(
  context: StoreContext,
  { image_id, media_id }: KnownImage,
  before: ReadyFile,
  { fileName, hash }: FileChange
): Promise<ReadyFile> {
  const name = fileNameOf(before.image.url)
  const goal = `${stemOf(fileName)}.${extensionOf(name)}`
  const isRenamed = ({ image }: ReadyFile) => fileNameOf(image.url) !== name
  for (let number = 0; number < MOST_NUMBERS; number++) {
    const filename = numbered(goal, number)
    if (filename === name) return before
    const changed = await changeFile(context, {
      make: () => ({ id: mediaId(media_id), filename }),
      async findEffect() {
        const now = await readyFile(context, media_id)
        return isRenamed(now) ? now : undefined
      }
    })
    if (changed === 'name-invalid') return before
    if (changed === 'name-taken') continue
    const after = await readyFile(context, media_id, isRenamed)
    const { image, originalSource } = after
    context.hashes.keep(image_id, versionOf(image.url, originalSource.fileSize ?? 0), hash)
    return after
  }
  throw new StoreError('refused', `${MOST_NUMBERS} files are called ${goal}`)
}
