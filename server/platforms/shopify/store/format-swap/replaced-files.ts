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
 * Deletes the files that were replaced earlier than `before`, unless something uses them again. If Shopify refuses to
 * delete a file, it is tried again after another retention period.
 */
export async function removeReplacedFiles(context: StoreContext, before: string): Promise<void> {
  const { db, shopId, withLock } = context
  const left = await listReplacedBefore(db, shopId, before)
  if (left.length === 0) return
  const isTold = await tellsUse(context)
  for (const file of left) {
    const image = await findImage(db, shopId, file.image_id)
    // A restore may be putting this very file back, so the product's lock is needed.
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
 * Returns whether the file is still as it was when we replaced it. With another version, the merchant has put a new
 * picture there. If no version was recorded, the merchant may have done so. In both cases, we must not delete the
 * file.
 */
async function isOurs(
  context: StoreContext,
  { media_id, version }: ReplacedFile
): Promise<boolean> {
  try {
    return versionIn(await shownFile(context, media_id)) === version
  } catch (error) {
    if (isFailure(error, 'gone')) return false
    // The file has lost its picture. Nothing more is lost when it is deleted.
    if (isFailure(error, 'lost')) return true
    throw error
  }
}

/**
 * Deletes a file unless something uses it, and returns whether the file is deleted. If Shopify does not answer, its
 * use is checked again before the next attempt, because that may have changed.
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
 * Deletes a file that we made from a picture that no longer exists. If that fails now, the file is deleted later, like
 * any other replaced file.
 */
export async function discardFile(context: StoreContext, file: ReplacedFile): Promise<void> {
  await removeReplacedFile(context, file, await tellsUse(context))
}

/** How many files of products are tried. One is not enough, because it may no longer be in its product. */
const SAMPLES = 5

/**
 * Returns whether Shopify's search can tell which files are in use. It tries the search on files that are known to be
 * in use. If Shopify ignored the search term, it would find every file, and we would delete pictures that visitors
 * see.
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
 * Returns whether nothing uses the file. If Shopify refuses to say, the file counts as used, because visitors may see
 * it.
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
