import { sha256 } from '../../../core/files.ts'
import { StoreError } from '../../store-platform.ts'
import { acknowledge, changeFile, mustChange } from './change-file.ts'
import type { StoreContext } from './context.ts'
import { download, MOST_BYTES } from './download.ts'
import { extensionOf, fileNameOf, numbered, stemOf, versionOf } from './file-address.ts'
import { mediaId } from './ids.ts'
import { type SettledFile, settledFile } from './image-file.ts'
import type { KnownImage } from './sql.ts'
import { stageUpload } from './staged-upload.ts'

/** What a file shall hold and be called. */
export type FileChange = { bytes: Uint8Array; hash: string; fileName: string }

/** A shop with more files of one name has another problem. */
export const MOST_NUMBERS = 100

/** A change that was not answered is there after so long, or will not come: Shopify takes 1 to 3 s (docs/shopify.md §9). */
const LATE_MS = 10_000

/** An upload takes seconds: whatever somebody did meanwhile stays. @throws StoreError `changed` */
async function mustBeAsBefore(
  context: StoreContext,
  { image_id, media_id }: KnownImage,
  before: SettledFile
): Promise<void> {
  const now = await settledFile(context, media_id)
  if (now.image.url !== before.image.url) throw changedMeanwhile(image_id)
}

const changedMeanwhile = (imageId: string) =>
  new StoreError('changed', `${imageId} was changed meanwhile`)

/** New bytes for a file: its id, position, variants and name stay. `before`: undefined for a file without a picture. */
export async function putBytes(
  context: StoreContext,
  image: KnownImage,
  before: SettledFile | undefined,
  change: FileChange
): Promise<SettledFile> {
  const { image_id, media_id } = image
  const { bytes, hash } = change
  const fileName = before ? fileNameOf(before.image.url) : change.fileName
  const isNew = ({ image }: SettledFile) => image.url !== before?.image.url
  await mustChange(context, {
    // An upload is used up by the first change that names it: with it again, Shopify would have no picture at all.
    async make() {
      const originalSource = await stageUpload(context, bytes, fileName)
      if (before) await mustBeAsBefore(context, image, before)
      return { id: mediaId(media_id), originalSource }
    },
    look: () => findPut(context, image, before, hash)
  }).catch(clearFailure(context, media_id))
  const after = await settledFile(context, media_id, isNew, { isBegun: true }).catch(
    clearFailure(context, media_id)
  )
  if (after.originalSource.fileSize !== bytes.length) throw changedMeanwhile(image_id)
  context.hashes.keep(image_id, versionOf(after.image.url, bytes.length), hash)
  return after
}

/** Where the change was not answered: the file as we wanted it, undefined for one that is as it was. */
async function findPut(
  context: StoreContext,
  { image_id, media_id }: KnownImage,
  before: SettledFile | undefined,
  hash: string
): Promise<SettledFile | undefined> {
  const waiting = before ? {} : { patienceMs: LATE_MS }
  const now = await settledFile(context, media_id, () => true, waiting).catch((error) => {
    // Without a picture before there is none as long as nothing took effect.
    if (!before && ['unreachable', 'lost'].includes(error.failure)) return undefined
    throw error
  })
  if (!now || now.image.url === before?.image.url) return undefined
  const bytes = await download(now.originalSource.url ?? '', MOST_BYTES)
  if (!bytes || sha256(bytes) !== hash) throw changedMeanwhile(image_id)
  return now
}

/** It has its bytes as before, and can be changed again. One that lost them goes on to say so. */
const clearFailure = (context: StoreContext, media: string) => async (error: unknown) => {
  if ((error as { failure?: string }).failure === 'refused') await acknowledge(context, media)
  throw error
}

/**
 * The extension stays as Shopify has it. A name that another file has gets a number; one that Shopify will not
 * have is given up: the picture matters more.
 */
export async function rename(
  context: StoreContext,
  { image_id, media_id }: KnownImage,
  before: SettledFile,
  { fileName, hash }: FileChange
): Promise<SettledFile> {
  const name = fileNameOf(before.image.url)
  const goal = `${stemOf(fileName)}.${extensionOf(name)}`
  const isRenamed = ({ image }: SettledFile) => fileNameOf(image.url) !== name
  for (let number = 0; number < MOST_NUMBERS; number++) {
    const filename = numbered(goal, number)
    if (filename === name) return before
    const changed = await changeFile(context, {
      make: () => ({ id: mediaId(media_id), filename }),
      async look() {
        const now = await settledFile(context, media_id)
        return isRenamed(now) ? now : undefined
      }
    })
    if (changed === 'name-invalid') return before
    if (changed === 'name-taken') continue
    const after = await settledFile(context, media_id, isRenamed)
    const { image, originalSource } = after
    context.hashes.keep(image_id, versionOf(image.url, originalSource.fileSize ?? 0), hash)
    return after
  }
  throw new StoreError('refused', `${MOST_NUMBERS} files are called ${goal}`)
}
