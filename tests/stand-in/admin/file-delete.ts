import type { MediaImage, ShopFile } from '../content/entities.ts'
import { nowIn } from '../content/moments.ts'
import { removeFile } from '../content/remove-files.ts'
import type { ShopWorld } from '../world.ts'
import {
  type FileUserError,
  locked,
  noSuchFiles,
  nothingToAcknowledge,
  notReady,
  productIsBusy
} from './file-errors.ts'
import { isReplacing } from './file-update-rules.ts'
import { findFile } from './files.ts'
import type { Context, Part } from './part.ts'

type Ids = { fileIds: string[] }

const find = ({ shop }: Context, { fileIds }: Ids) => fileIds.map((id) => findFile(shop, id))

function deleteFiles(_: unknown, args: Ids, context: Context) {
  const found = find(context, args)
  const unknown = args.fileIds.filter((_id, index) => !found[index])
  if (unknown.length > 0)
    return { deletedFileIds: null, userErrors: [noSuchFiles('fileIds', unknown)] }
  const files = found.filter((file) => file !== undefined)
  const problem = problemOfDeletion(context.shop, files)
  if (problem) return { deletedFileIds: null, userErrors: [problem] }
  for (const file of files) removeFile(context.shop, file)
  return { deletedFileIds: args.fileIds, userErrors: [] }
}

/**
 * Returns the reason to refuse a deletion, or undefined. A file that another operation is processing cannot be deleted
 * (docs; the error code is open). Shopify did delete a new file that was not ready yet (recorded), but its
 * documentation can be read otherwise (open, docs/shopify.md §17.12).
 */
function problemOfDeletion(
  { world: { switches } }: ShopWorld,
  files: ShopFile[]
): FileUserError | undefined {
  if (files.some((file) => file.isLocked || isReplacing(file))) return locked('fileIds')
  if (files.some(({ products }) => [...products].some(({ isBusy }) => isBusy)))
    return productIsBusy('fileIds')
  if (switches.deleteUnready === 'refused' && files.some(isUnready)) return notReady('fileIds')
  return undefined
}

const isUnready = ({ status }: ShopFile) => status === 'UPLOADED' || status === 'PROCESSING'

/** Makes files READY again after a failed update (docs). Refuses files that are still being processed (recorded). */
function acknowledge(_: unknown, args: Ids, context: Context) {
  const { shop } = context
  const found = find(context, args)
  const refuse = (error: object) => ({ files: null, userErrors: [error] })
  const unknown = args.fileIds.filter((_id, index) => !found[index])
  if (unknown.length > 0) return refuse(noSuchFiles('fileIds', unknown))
  const files = found.filter((file) => file !== undefined)
  if (files.some(isUnready)) return refuse(notReady('fileIds'))
  const failed = files.filter((file) => file.status === 'FAILED')
  if (failed.some((file) => !isUpdateFailed(file))) return refuse(nothingToAcknowledge)
  for (const file of failed)
    shop.content.files.change(file, (changed) =>
      Object.assign(changed, {
        status: 'READY',
        failure: null,
        isUpdateFailed: false,
        updatedAt: nowIn(shop)
      })
    )
  return { files, userErrors: [] }
}

const isUpdateFailed = (file: object): boolean => (file as MediaImage).isUpdateFailed === true

export const fileDelete: Part = {
  types: { Mutation: { fileDelete: deleteFiles, fileAcknowledgeUpdateFailed: acknowledge } }
}
