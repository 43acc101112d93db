import type { MediaImage } from '../content/entities.ts'
import { nowIn } from '../content/moments.ts'
import { removeFile } from '../content/remove-files.ts'
import { noSuchFiles, nothingToAcknowledge, notReady } from './file-errors.ts'
import { fileNumber } from './files.ts'
import type { Context, Part } from './part.ts'

type Ids = { fileIds: string[] }

const find = ({ shop }: Context, { fileIds }: Ids) =>
  fileIds.map((id) => shop.content.files.get(fileNumber(id)))

function deleteFiles(_: unknown, args: Ids, context: Context) {
  const found = find(context, args)
  const unknown = args.fileIds.filter((_id, index) => !found[index])
  if (unknown.length > 0)
    return { deletedFileIds: null, userErrors: [noSuchFiles('fileIds', unknown)] }
  for (const file of found) if (file) removeFile(context.shop, file)
  return { deletedFileIds: args.fileIds, userErrors: [] }
}

/** Resets a file whose update failed to READY (docs); refuses files that are still being processed (recorded). */
function acknowledge(_: unknown, args: Ids, context: Context) {
  const { shop } = context
  const found = find(context, args)
  const refuse = (error: object) => ({ files: null, userErrors: [error] })
  const unknown = args.fileIds.filter((_id, index) => !found[index])
  if (unknown.length > 0) return refuse(noSuchFiles('fileIds', unknown))
  const files = found.filter((file) => file !== undefined)
  if (files.some(({ status }) => status === 'UPLOADED' || status === 'PROCESSING'))
    return refuse(notReady('fileIds'))
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
