import { MAX_FILE_BYTES } from '../../../../../modules/image-opt/contract.ts'
import { isFailure } from '../../../../core/failure.ts'
import { sha256 } from '../../../../core/files/hash.ts'
import { StoreError } from '../../../store-platform.ts'
import { fileCreate, fileDelete, fileErrors, filesByQuery } from '../../client/operations.ts'
import { hasCode, refusal } from '../answers/translate.ts'
import { wheneverFree } from '../answers/whenever-free.ts'
import type { StoreContext } from '../context.ts'
import { download } from '../files/download.ts'
import { numbered } from '../files/file-address.ts'
import { hasAddress, isReady, readFile, shownFile, until } from '../files/image-file.ts'
import { type FileChange, MOST_NUMBERS } from '../files/replace-file.ts'
import { stageUpload } from '../files/staged-upload.ts'
import { mediaId, numberOf } from '../ids.ts'
import { type FormatSwap, findByMedia, isReplacedFile, setFormatSwap } from '../sql.ts'

/**
 * Creates the new file of a format swap under a name that no other file has. The name is recorded first: if Shopify's
 * answer is lost, the file can be found by its name and content.
 * @returns the number of the new file
 */
export async function makeFile(
  context: StoreContext,
  swap: FormatSwap,
  { bytes, fileName, alt }: FileChange & { alt: string }
): Promise<string> {
  for (let number = 0; number < MOST_NUMBERS; number++) {
    const filename = numbered(fileName, number)
    await setFormatSwap(context.db, swap, { file_name: filename })
    const id = await create(context, { filename, alt, bytes })
    if (id === undefined) continue
    await setFormatSwap(context.db, swap, { to_media: id })
    if (await isUsable(context, id)) return id
    await setFormatSwap(context.db, swap, { to_media: null })
  }
  throw new StoreError('refused', `${MOST_NUMBERS} files are called ${fileName}`)
}

/**
 * Creates the file and returns its number; undefined if its name is taken. If there is no answer, this function does
 * not try again: the next attempt at the swap looks for the file first.
 */
async function create(
  context: StoreContext,
  { filename, alt, bytes }: { filename: string; alt: string; bytes: Uint8Array }
): Promise<string | undefined> {
  const { errors, made } = await wheneverFree(context.clock, async () => {
    const file = {
      originalSource: await stageUpload(context, bytes, filename),
      filename,
      alt,
      contentType: 'IMAGE' as const,
      duplicateResolutionMode: 'RAISE_ERROR' as const
    }
    const { fileCreate: answer } = await context.run(fileCreate, { files: [file] })
    return { errors: answer?.userErrors ?? [], made: answer?.files?.[0] }
  })
  if (made && errors.length === 0) return numberOf(made.id)
  if (hasCode(errors, 'FILENAME_ALREADY_EXISTS')) return undefined
  throw refusal('A new file', errors)
}

/**
 * Waits until the new file can be shown, and returns true. If Shopify could not use the file, it is deleted. Returns
 * false if the reason was that its name is taken; the caller then creates the file under another name.
 * @throws StoreError `refused` if there was a different reason
 */
async function isUsable(context: StoreContext, media: string): Promise<boolean> {
  const file = await until(
    context.clock,
    `The file ${media}`,
    async () => {
      const found = await readFile(context, media)
      return isReady(found) || found.fileStatus === 'FAILED' ? found : undefined
    },
    { isBegun: true }
  )
  if (file.fileStatus !== 'FAILED') return true
  const codes = await errorsOf(context, media)
  // The deletion can safely be repeated, because no other file ever gets this number.
  await wheneverFree(context.clock, async () => {
    const ids = { fileIds: [mediaId(media)] }
    const { fileDelete: answer } = await context.run(fileDelete, ids, { isRepeatable: true })
    return { errors: answer?.userErrors ?? [] }
  })
  if (codes.includes('DUPLICATE_FILENAME_ERROR')) return false
  throw new StoreError('refused', `Shopify could not use a new file: ${codes.join(', ')}`)
}

async function errorsOf({ run }: StoreContext, media: string): Promise<string[]> {
  const { nodes } = await run(fileErrors, { ids: [mediaId(media)] })
  return nodes
    .flatMap((node) => (node && 'fileErrors' in node ? node.fileErrors : []))
    .map(({ code }) => code)
}

/**
 * After a creation without an answer, finds the new file by its name and content; null if there is none. Files of
 * other images do not count: two images may have equal pictures and equal names.
 */
export async function findMade(context: StoreContext, swap: FormatSwap): Promise<string | null> {
  const { db, shopId } = context
  const { files } = await context.run(filesByQuery, { query: `filename:"${swap.file_name}"` })
  const found = files.nodes.map(({ id }) => numberOf(id))
  const known = await findByMedia(db, shopId, found)
  for (const media of found) {
    if (known.has(media) || (await isReplacedFile(db, shopId, media))) continue
    const bytes = await readBack(context, media)
    if (!bytes || sha256(bytes) !== swap.hash) continue
    await setFormatSwap(context.db, swap, { to_media: media })
    return media
  }
  return null
}

/** Returns the bytes of a file; undefined when the file was deleted, or when Shopify could not use it. */
export async function readBack(
  context: StoreContext,
  media: string
): Promise<Uint8Array | undefined> {
  try {
    const file = await shownFile(context, media, hasAddress)
    return await download(context, file.originalSource.url ?? '', MAX_FILE_BYTES)
  } catch (error) {
    if (isFailure(error, 'gone', 'lost', 'refused', 'too-large')) return undefined
    throw error
  }
}
