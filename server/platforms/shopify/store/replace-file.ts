import { StoreError } from '../../store-platform.ts'
import { fileAcknowledgeUpdateFailed } from '../client/operations.ts'
import { changeFile, mustChange } from './change-file.ts'
import type { StoreContext } from './context.ts'
import { extensionOf, fileNameOf, numbered, stemOf, versionOf } from './file-address.ts'
import { mediaId } from './ids.ts'
import { type SettledFile, settledFile } from './image-file.ts'
import type { KnownImage } from './sql.ts'
import { stageUpload } from './staged-upload.ts'

/** What a file shall hold and be called. */
export type FileChange = { bytes: Uint8Array; hash: string; fileName: string }

/** A shop with more files of one name has another problem. */
export const MOST_NUMBERS = 100

/** An upload takes seconds: whatever somebody did meanwhile stays. @throws StoreError `changed` */
export async function mustBeAsBefore(
  context: StoreContext,
  { image_id, media_id }: KnownImage,
  before: SettledFile
): Promise<void> {
  const now = await settledFile(context, media_id)
  if (now.image.url !== before.image.url)
    throw new StoreError('changed', `${image_id} was changed meanwhile`)
}

/** New bytes for a file: its id, position, variants and name stay. */
export async function putBytes(
  context: StoreContext,
  image: KnownImage,
  before: SettledFile,
  { bytes, hash }: FileChange
): Promise<SettledFile> {
  const { image_id, media_id } = image
  const id = mediaId(media_id)
  const originalSource = await stageUpload(context, bytes, fileNameOf(before.image.url))
  await mustBeAsBefore(context, image, before)
  await mustChange(context, { id, originalSource })
  const isNew = ({ image, originalSource }: SettledFile) =>
    image.url !== before.image.url && originalSource.fileSize === bytes.length
  const after = await settledFile(context, media_id, isNew, { isBegun: true }).catch(
    async (error) => {
      // It keeps its bytes, and can be changed again.
      if ((error as { failure?: string }).failure === 'refused')
        await context.run(fileAcknowledgeUpdateFailed, { fileIds: [id] }, { isRepeatable: true })
      throw error
    }
  )
  context.hashes.keep(image_id, versionOf(after.image.url, bytes.length), hash)
  return after
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
  for (let number = 0; number < MOST_NUMBERS; number++) {
    const filename = numbered(goal, number)
    if (filename === name) return before
    const changed = await changeFile(context, { id: mediaId(media_id), filename })
    if (changed === 'name-invalid') return before
    if (changed === 'name-taken') continue
    const isRenamed = ({ image }: SettledFile) => fileNameOf(image.url) !== name
    const after = await settledFile(context, media_id, isRenamed)
    const { image, originalSource } = after
    context.hashes.keep(image_id, versionOf(image.url, originalSource.fileSize ?? 0), hash)
    return after
  }
  throw new StoreError('refused', `${MOST_NUMBERS} files are called ${goal}`)
}
