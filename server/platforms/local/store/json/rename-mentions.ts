import { basename, dirname, relative } from 'node:path/posix'
import type { LocalContext } from '../context.ts'
import { jsonOfPicture, layoutOf } from '../items/layout.ts'
import { type LocalFile, setFirstMentions } from '../sql.ts'
import { moveAltFile } from './alt-file.ts'
import { editItemJson } from './edit-item-json.ts'
import { type Mention, mentionsOf, withMentions } from './json-names.ts'

/**
 * After a picture was renamed, updates what refers to it by its file name: the entries in its item's JSON, and the
 * name of its alt file.
 * @param file the picture's row, which has the first name of the picture
 */
export async function renameMentions(
  context: LocalContext,
  file: LocalFile,
  from: string,
  to: string
): Promise<void> {
  await renameInItemJson(context, file, from, to)
  await moveAltFile(context, from, to)
}

/**
 * Renames the picture in the item's JSON, from which it has its position, alt text and variants. With its first name it
 * gets back the spellings that the merchant gave that name.
 */
async function renameInItemJson(
  context: LocalContext,
  file: LocalFile,
  from: string,
  to: string
): Promise<void> {
  const path = jsonOfPicture(await layoutOf(context.directory), from)
  if (path === undefined) return
  const firstName = file.sort_name ?? basename(file.path)
  const isBack = basename(to) === firstName
  const [oldName, newName] = [from, to].map((picture) => relative(dirname(path), picture))
  await editItemJson(context, path, async (text) => {
    const mentions = mentionsOf(text, oldName ?? '')
    if (basename(from) === firstName && mentions.length > 0)
      await setFirstMentions(context.db, file.id, JSON.stringify(mentions.map(firstOf)))
    const first = isBack ? firstSpellings(file, mentions) : undefined
    const spellings = mentions.map(({ respell }, index) => first?.[index] ?? respell(newName ?? ''))
    return { text: withMentions(text, mentions, spellings), isBack }
  })
}

type FirstMention = [where: string, raw: string]

const firstOf = ({ where, raw }: Mention): FirstMention => [where, raw]

/** Returns how the merchant spelled the first name in these places; undefined if they have changed the places since. */
function firstSpellings({ first_mentions }: LocalFile, mentions: Mention[]): string[] | undefined {
  const first = JSON.parse(first_mentions ?? '[]') as FirstMention[]
  const isSame =
    first.length === mentions.length &&
    first.every(([where], index) => where === mentions[index]?.where)
  return isSame ? first.map(([, raw]) => raw) : undefined
}
