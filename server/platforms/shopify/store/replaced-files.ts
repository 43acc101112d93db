import { toText } from '../../../core/clock.ts'
import { StoreError } from '../../store-platform.ts'
import { fileDelete, filesByQuery } from '../client/operations.ts'
import type { StoreContext } from './context.ts'
import { mediaId } from './ids.ts'
import { readFile, shownFile, versionIn } from './image-file.ts'
import {
  findFormatSwap,
  findImage,
  forgetLeftFile,
  isLeftFile,
  type LeftFile,
  listLeftBefore,
  listSomeImages,
  putLeftFile
} from './sql.ts'
import { unlessDone } from './unless-done.ts'

/**
 * Deletes the files that a picture of another format took the place of, unless something has come to use
 * them, or Shopify will not: then it is asked again as long after.
 */
export async function removeLeftFiles(context: StoreContext, before: string): Promise<void> {
  const { db, shopId, withLock } = context
  const left = await listLeftBefore(db, shopId, before)
  if (left.length === 0) return
  const isTold = await tellsUse(context)
  for (const file of left) {
    const image = await findImage(db, shopId, file.image_id)
    // A restore may be putting this very file back.
    await withLock(`${shopId}:${image?.product_id}`, () => removeLeftFile(context, file, isTold))
  }
}

async function removeLeftFile(context: StoreContext, file: LeftFile, isTold: boolean) {
  const { db, clock, shopId } = context
  const { media_id } = file
  const move = await findFormatSwap(db, shopId, file.image_id)
  if (move?.to_media === media_id || !(await isLeftFile(db, shopId, media_id))) return
  const isOver = !(await isOurs(context, file)) || (isTold && (await isDeleted(context, media_id)))
  if (isOver) return forgetLeftFile(db, shopId, media_id)
  await putLeftFile(db, file, toText(clock.now()))
}

/**
 * Whether the file is as it was taken out of use. Another version is a picture that the merchant put there since, and so may
 * be one of which we know no version: those stay.
 */
async function isOurs(context: StoreContext, { media_id, version }: LeftFile): Promise<boolean> {
  try {
    return versionIn(await shownFile(context, media_id)) === version
  } catch (error) {
    const { failure } = error as { failure?: string }
    if (failure === 'gone') return false
    // There is no picture in it that could be lost.
    if (failure === 'lost') return true
    throw error
  }
}

/** What is not answered is looked for: the file may have come into use before it would be sent again. */
async function isDeleted(context: StoreContext, media: string): Promise<boolean> {
  if (!(await isUnused(context, media))) return false
  const errors = await unlessDone(
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
      if (error.failure !== 'gone') throw error
      return true
    }
  )

/**
 * Takes a file away that was made for a picture which is not there any more; where that cannot be done now, it is one of
 * those that are deleted later.
 */
export async function discardFile(context: StoreContext, file: LeftFile): Promise<void> {
  await removeLeftFile(context, file, await tellsUse(context))
}

/** Files of products that are asked about, some of which may have been taken off theirs. */
const SAMPLES = 5

/**
 * Whether a search by use leaves out what is used. Shopify finds everything where it does not know a term, and
 * would have us delete pictures that somebody sees.
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

/** What cannot be found out is taken for used: nothing is deleted that somebody may see. */
async function isUnused(context: StoreContext, media: string): Promise<boolean> {
  try {
    return await isFound(context, `id:${media} used_in:none`, media)
  } catch (error) {
    if (error instanceof StoreError && error.failure === 'refused') return false
    throw error
  }
}

async function isFound({ run }: StoreContext, query: string, media: string): Promise<boolean> {
  const { files } = await run(filesByQuery, { query })
  return files.nodes.some(({ id }) => id === mediaId(media))
}
