import { dirname, relative } from 'node:path/posix'
import { writeAtomically } from '../../../../core/atomic-file.ts'
import { placeInside } from '../../../../core/disk-errors.ts'
import type { LocalContext } from '../context.ts'
import { jsonOfPicture, layoutOf } from '../items/layout.ts'
import { moveAltFile } from './alt-file.ts'
import { findJsonText } from './item-json.ts'
import { withFileRenamed } from './json-names.ts'

/** What goes with the name of a picture: where its item's json mentions it, and its alt text beside it. */
export async function renameMentions(
  context: LocalContext,
  from: string,
  to: string
): Promise<void> {
  await renameInItemJson(context, from, to)
  await moveAltFile(context, from, to)
}

/**
 * Where the item's json lists the picture, it lists it under its new name from now on: its place in the
 * order, its alt text and its variants hang on that. A json we cannot read is left as it is.
 */
async function renameInItemJson(context: LocalContext, from: string, to: string): Promise<void> {
  const path = jsonOfPicture(await layoutOf(context.directory), from)
  if (path === undefined) return
  const text = await findJsonText(context, path)
  if (text === undefined) return
  const folder = dirname(path)
  const renamed = renamedIfValid(text, relative(folder, from), relative(folder, to))
  // A file that is not UTF-8 would come back changed.
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
