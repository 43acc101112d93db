import { toText } from '../../../clock.ts'
import { StoreError } from '../../platform.ts'
import { fileDelete, filesByQuery } from '../operations.ts'
import type { StoreContext } from './context.ts'
import { mediaId } from './ids.ts'
import { forgetLeftFile, listLeftBefore, putLeftFile } from './sql.ts'
import { refusal } from './translate.ts'

/**
 * Deletes the files that a picture of another format took the place of, unless something has come to use
 * them: then it is asked again as long after.
 */
export async function removeLeftFiles(context: StoreContext, before: string): Promise<void> {
  const { db, clock, shopId, run } = context
  for (const { media_id, image_id } of await listLeftBefore(db, shopId, before)) {
    if (await isUnused(context, media_id)) {
      const { fileDelete: answer } = await run(
        fileDelete,
        { fileIds: [mediaId(media_id)] },
        { isRepeatable: true }
      )
      const errors = answer?.userErrors ?? []
      const isGone = errors.some(({ code }) => code === 'FILE_DOES_NOT_EXIST')
      if (errors.length > 0 && !isGone) throw refusal('A file that was left', errors)
      await forgetLeftFile(db, shopId, media_id)
    } else await putLeftFile(db, { shop_id: shopId, image_id, media_id }, toText(clock.now()))
  }
}

/** What cannot be found out is taken for used: nothing is deleted that somebody may see. */
async function isUnused({ run }: StoreContext, media: string): Promise<boolean> {
  try {
    const { files } = await run(filesByQuery, { query: `id:${media} used_in:none` })
    return files.nodes.some(({ id }) => id === mediaId(media))
  } catch (error) {
    if (error instanceof StoreError && error.failure === 'refused') return false
    throw error
  }
}
