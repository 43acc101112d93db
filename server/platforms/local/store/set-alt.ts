import { dirname, relative } from 'node:path/posix'
import { storable } from '../../../core/database/storable.ts'
import { type AltChange, StoreError } from '../../store-platform.ts'
import type { LocalContext } from './context.ts'
import { jsonOfPicture, layoutOf } from './items/layout.ts'
import { editAltFile, readAltFile, textIn } from './json/alt-file.ts'
import { editItemJson } from './json/edit-item-json.ts'
import { altIn, readItemJson } from './json/item-json.ts'
import { findEntry, rawAltOf, withRawAlt } from './json/json-alts.ts'
import { getImage } from './one-image.ts'
import { findFile, type LocalFile, setFirstAlt } from './sql.ts'
import { changedError, goneError } from './store-errors.ts'

/**
 * Writes the alt text into the item's JSON if the picture is listed there, otherwise into an alt file beside the
 * picture. Call this only while holding the store mutex.
 */
export async function setAlt(
  context: LocalContext,
  imageId: string,
  change: AltChange
): Promise<void> {
  await getImage(context, imageId)
  const file = await findFile(context.db, context.shopId, 'image', imageId)
  if (!file) throw goneError(`Image ${imageId}`)
  const wanted = { ...change, alt: storable(change.alt) }
  const path = jsonOfPicture(await layoutOf(context.directory), file.path)
  if (path !== undefined && (await isSetInJson(context, file, path, wanted))) return
  await setInFile(context, file, wanted)
}

/** Returns false when the picture is not listed in the item's JSON. */
async function isSetInJson(
  context: LocalContext,
  file: LocalFile,
  path: string,
  change: AltChange
): Promise<boolean> {
  const name = relative(dirname(path), file.path)
  let isListed = false
  let isEdited = false
  await editItemJson(context, path, async (text) => {
    isEdited = true
    const entry = findEntry(text, name)
    isListed = entry !== undefined
    if (!entry) return { text, isBack: false }
    const beside = await readAltFile(context, file.path)
    const now = rawAltOf(text, entry)
    const isFirst = (raw: string) =>
      !raw.startsWith(IN_FILE) && (altIn(raw) ?? beside) === change.alt
    const to = await planFor(context, file, change, {
      raw: now,
      alt: altIn(now) ?? beside,
      isFirst
    })
    if (!to) return { text, isBack: false }
    const raw = to.first ?? JSON.stringify(change.alt)
    return { text: withRawAlt(text, entry, raw), isBack: to.first !== undefined }
  })
  if (isEdited) return isListed
  // The alt file counts only where the JSON has no alt text.
  const { images } = await readItemJson(context, path)
  const listed = images.find((image) => image.file.normalize() === name.normalize())
  if (listed?.alt === undefined || listed.alt === change.alt) return listed?.alt !== undefined
  throw new StoreError('refused', `${path} is not UTF-8, so no alt text can be written to it`)
}

/** How `alt_first` begins when the alt text was in a file beside the picture. */
const IN_FILE = 'file:'

async function setInFile(context: LocalContext, file: LocalFile, change: AltChange): Promise<void> {
  await editAltFile(context, file.path, async (bytes) => {
    const raw = bytes === null ? '' : IN_FILE + bytes.toString('base64')
    const isFirst = (first: string) => isOfFile(first) && textIn(bytesOf(first)) === change.alt
    const to = await planFor(context, file, change, { raw, alt: textIn(bytes), isFirst })
    if (!to) return bytes
    if (to.first !== undefined) return bytesOf(to.first)
    return change.alt === '' ? null : Buffer.from(`${change.alt}\n`)
  })
}

const isOfFile = (raw: string): boolean => raw === '' || raw.startsWith(IN_FILE)

const bytesOf = (raw: string): Buffer | null =>
  raw === '' ? null : Buffer.from(raw.slice(IN_FILE.length), 'base64')

/** The alt text where it is written now. `isFirst` tells whether a spelling would be the new alt text there. */
type Current = { raw: string; alt: string; isFirst(raw: string): boolean }

/**
 * Returns what to write, or undefined if nothing has to change. If the new alt text equals the one from before our first
 * change, it is to be written as it was then: `first` is that spelling. If somebody else has changed the alt text since
 * our last change, their text counts as the first one.
 * @throws StoreError `changed` when the alt text is neither the new one nor the expected one
 */
async function planFor(
  { db }: LocalContext,
  file: LocalFile,
  { alt, expectedAlt }: AltChange,
  current: Current
): Promise<{ first: string | undefined } | undefined> {
  if (current.alt === alt) return undefined
  if (current.alt !== expectedAlt) throw changedError(file.path)
  const isOurs = file.alt_written === current.alt || file.alt_before === current.alt
  const first = isOurs ? (file.alt_first ?? current.raw) : current.raw
  // A crash may come before the file has the new text. The text from before this change is therefore stored as well.
  await setFirstAlt(db, file.id, { first, before: current.alt, written: alt })
  return { first: current.isFirst(first) ? first : undefined }
}
