import { dirname, relative } from 'node:path/posix'
import { writeAtomically } from '../../../../core/disk/atomic-file.ts'
import type { LocalContext } from '../context.ts'
import { jsonOfPicture, layoutOf } from '../items/layout.ts'
import { placeInside } from '../store-errors.ts'
import { moveAltFile } from './alt-file.ts'
import { findJsonText } from './item-json.ts'
import { withFileRenamed } from './json-names.ts'

/**
 * After a picture was renamed, updates what refers to it by its file name: the entries in its item's JSON, and the
 * name of its alt file.
 */
export async function renameMentions(
  context: LocalContext,
  from: string,
  to: string
): Promise<void> {
  await renameInItemJson(context, from, to)
  await moveAltFile(context, from, to)
}

/**
 * Renames the picture in the item's JSON, from which it has its position, alt text and variants. JSON that we cannot
 * read is left as it is.
 */
async function renameInItemJson(context: LocalContext, from: string, to: string): Promise<void> {
  const path = jsonOfPicture(await layoutOf(context.directory), from)
  if (path === undefined) return
  const text = await findJsonText(context, path)
  if (text === undefined) return
  const folder = dirname(path)
  const renamed = renamedIfValid(text, relative(folder, from), relative(folder, to))
  // A file that is not UTF-8 is left as it is, because writing it back would damage the rest of its content.
  if (renamed === text || text.includes('\uFFFD')) return
  await writeAtomically(await placeInside(context.directory, path), Buffer.from(renamed))
}

function renamedIfValid(text: string, from: string, to: string): string {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return text
  }
  return withFileRenamed(text, from, to)
}
