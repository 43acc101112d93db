import { rm } from 'node:fs/promises'
import { dirname, relative } from 'node:path/posix'
import { writeBeside } from '../../../core/atomic-file.ts'
import { changedError, goneError, placeInside } from '../../../core/disk-errors.ts'
import { moveDurably } from '../../../core/durable-file.ts'
import type { AltChange } from '../../store-platform.ts'
import type { LocalContext } from './context.ts'
import { jsonOfPicture, layoutOf } from './items/layout.ts'
import { writeAltFile } from './json/alt-file.ts'
import { findJsonText, itemJsonIn } from './json/item-json.ts'
import { rawAltIn, withRawAlt } from './json/json-alts.ts'
import { getImage } from './one-image.ts'
import { findFile, type LocalFile, setFirstAlt } from './sql.ts'

/**
 * Writes the alt text where the item's json lists the picture, otherwise into a file beside it. Only
 * within a turn.
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

/** Undefined where the json does not list the picture, or is none that we can change. */
function listedAlt(text: string, path: string, picture: string): string | undefined {
  // A file that is not UTF-8 would come back changed.
  if (itemJsonIn(text) === undefined || text.includes('\uFFFD')) return undefined
  return rawAltIn(text, relative(dirname(path), picture))
}

/**
 * How the new text is spelled: as it was before our first change when it is that text again, escapes and
 * a missing key included. What somebody else wrote since is a new first text.
 */
async function spellingOf(
  { db }: LocalContext,
  file: LocalFile,
  { current, raw, alt }: { current: string; raw: string; alt: string }
): Promise<string> {
  const isOurs = file.alt_written === current || file.alt_before === current
  const first = isOurs ? (file.alt_first ?? raw) : raw
  // Also what it was before this: a crash may come before the file has the new one.
  await setFirstAlt(db, file.id, { first, before: current, written: alt })
  const firstText = first === '' ? '' : (JSON.parse(first) as string | number | null)
  return String(firstText ?? '') === alt ? first : JSON.stringify(alt)
}

/** What somebody else wrote in this very moment is not overwritten. */
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
