import { isUtf8 } from 'node:buffer'
import { StoreError } from '../../../store-platform.ts'
import type { LocalContext } from '../context.ts'
import { editFile } from '../edit-file.ts'
import { placeInside } from '../store-errors.ts'
import { findJsonText, isJson, MAX_JSON_BYTES } from './item-json.ts'

/**
 * The longest JSON file that a change of ours makes longer. Below the length that we read there has to be room for the
 * way back: undoing one change may make a file longer while others are not undone yet.
 */
const MAX_EDITED_BYTES = MAX_JSON_BYTES / 2

/** `isBack` says that this change undoes ours. */
export type Edited = { text: string; isBack: boolean }

/**
 * Changes an item's JSON file; every change of one goes through here. JSON that is missing, broken or not UTF-8 is left
 * as it is, without a call of `edit`, because writing it back would damage the rest of its content.
 * @throws StoreError `refused` when the file would become longer than we read, `changed` when it does not keep still
 */
export async function editItemJson(
  context: LocalContext,
  path: string,
  edit: (text: string) => Promise<Edited>
): Promise<void> {
  if ((await findJsonText(context, path)) === undefined) return
  const place = await placeInside(context.directory, path)
  await editFile(place, { maxBytes: MAX_JSON_BYTES, isWhole: isJson }, async (bytes) => {
    if (bytes === null || !isUtf8(bytes) || !isJson(bytes)) return bytes
    const text = bytes.toString('utf8')
    const edited = await edit(text)
    if (edited.text === text) return bytes
    const changed = Buffer.from(edited.text)
    const isTooLong = changed.length > bytes.length && changed.length > MAX_EDITED_BYTES
    if (isTooLong && !edited.isBack)
      throw new StoreError('refused', `${path} would have more than ${MAX_EDITED_BYTES} bytes`)
    return changed
  })
}
