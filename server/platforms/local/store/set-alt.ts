import { rm } from 'node:fs/promises'
import { dirname, relative } from 'node:path/posix'
import { writeBeside } from '../../../core/disk/atomic-file.ts'
import { moveDurably } from '../../../core/disk/durable-file.ts'
import type { AltChange } from '../../store-platform.ts'
import type { LocalContext } from './context.ts'
import { jsonOfPicture, layoutOf } from './items/layout.ts'
import { writeAltFile } from './json/alt-file.ts'
import { findJsonText, itemJsonIn } from './json/item-json.ts'
import { rawAltIn, withRawAlt } from './json/json-alts.ts'
import { getImage } from './one-image.ts'
import { findFile, type LocalFile, setFirstAlt } from './sql.ts'
import { changedError, goneError, placeInside } from './store-errors.ts'

/**
 * Writes the alt text into the item's JSON if the picture is listed there, otherwise into an alt file beside the
 * picture. Call this only while holding the store mutex.
 */
export async function setAlt(
  context: LocalContext,
  imageId: string,
  { alt, expectedAlt }: AltChange
): Promise<void> {
  const current = (await getImage(context, imageId)).alt
  if (current === alt) return
  const file = await findFile(context.db, context.shopId, 'image', imageId)
  if (!file) throw goneError(`Image ${imageId}`)
  if (current !== expectedAlt) throw changedError(file.path)

  const path = jsonOfPicture(await layoutOf(context.directory), file.path)
  const text = path === undefined ? undefined : await findJsonText(context, path)
  const raw =
    path === undefined || text === undefined ? undefined : listedAlt(text, path, file.path)
  if (path === undefined || text === undefined || raw === undefined) {
    await writeAltFile(context, file.path, alt)
    return
  }
  const spelled = await spellingOf(context, file, { current, raw, alt })
  const name = relative(dirname(path), file.path)
  await replaceText(context, path, text, withRawAlt(text, name, spelled))
}

/**
 * Returns the picture's alt text exactly as it is written in the JSON. Returns undefined when the picture is not
 * listed there, or when we cannot change the JSON.
 */
function listedAlt(text: string, path: string, picture: string): string | undefined {
  // A file that is not UTF-8 is not changed, because writing it back would damage the rest of its content.
  if (itemJsonIn(text) === undefined || text.includes('\uFFFD')) return undefined
  return rawAltIn(text, relative(dirname(path), picture))
}

/**
 * Returns how to write the new alt text in the JSON. If it equals the text from before our first change, it is written
 * as it was then, with the same escapes or left out. If somebody else has changed the alt text since our last change,
 * their text counts as the first one.
 */
async function spellingOf(
  { db }: LocalContext,
  file: LocalFile,
  { current, raw, alt }: { current: string; raw: string; alt: string }
): Promise<string> {
  const isOurs = file.alt_written === current || file.alt_before === current
  const first = isOurs ? (file.alt_first ?? raw) : raw
  // A crash may come before the file has the new text. The text from before this change is therefore stored as well.
  await setFirstAlt(db, file.id, { first, before: current, written: alt })
  const firstText = first === '' ? '' : (JSON.parse(first) as string | number | null)
  return String(firstText ?? '') === alt ? first : JSON.stringify(alt)
}

/** Replaces the text of the JSON file. Throws when somebody else has changed it in the meantime. */
async function replaceText(context: LocalContext, path: string, from: string, to: string) {
  const place = await placeInside(context.directory, path)
  const temporary = await writeBeside(place, Buffer.from(to))
  try {
    if ((await findJsonText(context, path)) !== from) throw changedError(path)
    await moveDurably(temporary, place)
  } finally {
    await rm(temporary, { force: true })
  }
}
