import { dirname, relative } from 'node:path/posix'
import { writeAtomically } from '../../../../core/disk/atomic-file.ts'
import type { LocalContext } from '../context.ts'
import { jsonOfPicture, layoutOf } from '../items/layout.ts'
import { placeInside } from '../store-errors.ts'
import { moveAltFile } from './alt-file.ts'
import { findJsonText } from './item-json.ts'
import { withFileRenamed } from './json-names.ts'

/**
 * After a rename, updates what refers to the picture by its file name: the entries in its item's JSON, and its alt
 * file.
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
 * Renames the picture in the item's JSON, because its position, alt text and variants depend on that entry. JSON that
 * we cannot read stays as it is.
 */
async function renameInItemJson(context: LocalContext, from: string, to: string): Promise<void> {
  const path = jsonOfPicture(await layoutOf(context.directory), from)
  if (path === undefined) return
  const text = await findJsonText(context, path)
  if (text === undefined) return
  const folder = dirname(path)
  const renamed = renamedIfValid(text, relative(folder, from), relative(folder, to))
  // Writing back a file that is not UTF-8 would change its other content.
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
