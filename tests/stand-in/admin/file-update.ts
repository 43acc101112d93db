import { applyFileUpdate, type FileUpdate } from '../content/update-files.ts'
import { altTooLong, isAltTooLong, MOST_SOURCE } from './file-errors.ts'
import { problemOfBatch } from './file-update-rules.ts'
import { findFile } from './files.ts'
import type { Context, Part } from './part.ts'
import { tooLong } from './refusals.ts'

/** An alt text that is too long fails only its own entry; any other problem fails the whole batch (recorded). */
function updateFiles(_: unknown, { files }: { files: FileUpdate[] }, { shop }: Context) {
  if (files.some(({ originalSource }) => (originalSource?.length ?? 0) > MOST_SOURCE))
    throw tooLong('originalSource', MOST_SOURCE)
  const found = files.map(({ id }) => findFile(shop, id))
  const problem = problemOfBatch(shop, files, found)
  if (problem) return { files: [], userErrors: [problem] }

  const changed = files.flatMap((update, index) => {
    const file = found[index]
    if (!file || isAltTooLong(update.alt)) return []
    applyFileUpdate(shop, file, update)
    return [file]
  })
  const userErrors = files.flatMap((file, index) =>
    isAltTooLong(file.alt) ? [altTooLong(index)] : []
  )
  return { files: changed, userErrors }
}

export const fileUpdate: Part = { types: { Mutation: { fileUpdate: updateFiles } } }
