import { toText } from '../../../../core/clock.ts'
import { isFailure } from '../../../../core/failure.ts'
import { StoreError } from '../../../store-platform.ts'
import { fileDelete, filesByQuery } from '../../client/operations.ts'
import { unlessDone } from '../answers/unless-done.ts'
import type { StoreContext } from '../context.ts'
import { readFile, shownFile, versionIn } from '../files/image-file.ts'
import { mediaId } from '../ids.ts'
import {
  findFormatSwap,
  findImage,
  forgetReplacedFile,
  isReplacedFile,
  listReplacedBefore,
  listSomeImages,
  putReplacedFile,
  type ReplacedFile
} from '../sql.ts'

/**
 * Deletes the files that were replaced before a time, except those that something uses again. A file that Shopify
 * refuses to delete is tried again after another retention period.
 */
export async function removeReplacedFiles(context: StoreContext, before: string): Promise<void> {
  const { db, shopId, withLock } = context
  const left = await listReplacedBefore(db, shopId, before)
  if (left.length === 0) return
  const isTold = await tellsUse(context)
  for (const file of left) {
    const image = await findImage(db, shopId, file.image_id)
    // The lock is needed because a restore may be putting this very file back.
    await withLock(`${shopId}:${image?.product_id}`, () =>
      removeReplacedFile(context, file, isTold)
    )
  }
}

async function removeReplacedFile(context: StoreContext, file: ReplacedFile, isTold: boolean) {
  const { db, clock, shopId } = context
  const { media_id } = file
  const swap = await findFormatSwap(db, shopId, file.image_id)
  if (swap?.to_media === media_id || !(await isReplacedFile(db, shopId, media_id))) return
  const isOver = !(await isOurs(context, file)) || (isTold && (await isDeleted(context, media_id)))
  if (isOver) return forgetReplacedFile(db, shopId, media_id)
  await putReplacedFile(db, file, toText(clock.now()))
}

/**
 * Returns whether the file is as it was when it was replaced. If the version differs, the merchant has put another
 * picture there since; if the recorded version is unknown, the merchant may have done so. In both cases the file must
 * not be deleted.
 */
async function isOurs(
  context: StoreContext,
  { media_id, version }: ReplacedFile
): Promise<boolean> {
  try {
    return versionIn(await shownFile(context, media_id)) === version
  } catch (error) {
    if (isFailure(error, 'gone')) return false
    // The file has no picture, so deleting it loses nothing.
    if (isFailure(error, 'lost')) return true
    throw error
  }
}

/**
 * Deletes a file if nothing uses it, and returns whether it is deleted. If Shopify does not answer, checks again
 * before another attempt, because somebody may have used the file in the meantime.
 */
async function isDeleted(context: StoreContext, media: string): Promise<boolean> {
  if (!(await isUnused(context, media))) return false
  const errors = await unlessDone(
    context.clock,
    async () => {
      const { fileDelete: answer } = await context.run(fileDelete, { fileIds: [mediaId(media)] })
      return answer?.userErrors ?? []
    },
    async () => {
      if (await isGone(context, media)) return []
      if (await isUnused(context, media)) return undefined
      throw new StoreError('changed', `The file ${media} has come into use`)
    }
  )
  return errors.every(({ code }) => code === 'FILE_DOES_NOT_EXIST')
}

const isGone = (context: StoreContext, media: string): Promise<boolean> =>
  readFile(context, media).then(
    () => false,
    (error) => {
      if (!isFailure(error, 'gone')) throw error
      return true
    }
  )

/**
 * Deletes a file that was made from a picture that no longer exists. If it cannot be deleted now, it is deleted later
 * with the other replaced files.
 */
export async function discardFile(context: StoreContext, file: ReplacedFile): Promise<void> {
  await removeReplacedFile(context, file, await tellsUse(context))
}

/** The number of product files to check. One is not enough, because it may have been removed from its product. */
const SAMPLES = 5

/**
 * Returns whether a search by use really leaves out files that are in use. When Shopify does not know a search term,
 * it finds everything, and we would then delete pictures that visitors see.
 */
async function tellsUse(context: StoreContext): Promise<boolean> {
  for (const { media_id } of await listSomeImages(context.db, context.shopId, SAMPLES))
    if (
      (await isFound(context, `id:${media_id}`, media_id)) &&
      !(await isUnused(context, media_id))
    )
      return true
  return false
}

/**
 * Returns whether nothing uses the file. If that cannot be determined, the file counts as used, so that nothing is
 * deleted that somebody may see.
 */
async function isUnused(context: StoreContext, media: string): Promise<boolean> {
  try {
    return await isFound(context, `id:${media} used_in:none`, media)
  } catch (error) {
    if (isFailure(error, 'refused')) return false
    throw error
  }
}

async function isFound({ run }: StoreContext, query: string, media: string): Promise<boolean> {
  const { files } = await run(filesByQuery, { query })
  return files.nodes.some(({ id }) => id === mediaId(media))
}
