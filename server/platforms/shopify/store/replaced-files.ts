import { toText } from '../../../core/clock.ts'
import { StoreError } from '../../store-platform.ts'
import { fileDelete, filesByQuery } from '../client/operations.ts'
import type { StoreContext } from './context.ts'
import { mediaId } from './ids.ts'
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
  const { db, clock, shopId, run } = context
  const { media_id } = file
  const move = await findFormatSwap(db, shopId, file.image_id)
  if (move?.to_media === media_id || !(await isLeftFile(db, shopId, media_id))) return
  if (isTold && (await isUnused(context, media_id))) {
    const variables = { fileIds: [mediaId(media_id)] }
    const { fileDelete: answer } = await run(fileDelete, variables, { isRepeatable: true })
    const errors = answer?.userErrors ?? []
    if (errors.every(({ code }) => code === 'FILE_DOES_NOT_EXIST'))
      return forgetLeftFile(db, shopId, media_id)
  }
  await putLeftFile(db, file, toText(clock.now()))
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
