import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { isLocale } from '../../locales/codes.ts'
import { UsageError } from '../../server/core/command-errors.ts'
import { pictureTypeOf } from '../../server/core/pictures/media-type.ts'
import { CardEntry } from './schema.ts'

const Cards = Type.Array(CardEntry, { maxItems: 100 })

/** A picture that is shown 48 pixels wide needs far fewer bytes. */
const MOST_PICTURE_BYTES = 100_000

/** A card as it is stored: its picture has been read and checked. */
export type NewCard = Omit<CardEntry, 'picture'> & { picture: Buffer | null }

/**
 * Reads the operator's cards from a JSON file and checks them.
 * @throws UsageError that names what is wrong
 */
export function readCards(file: string): NewCard[] {
  const cards = parse(file)
  const names = new Set<string>()
  return cards.map(({ picture, ...card }) => {
    if (names.has(card.name)) throw new UsageError(`${file}: two cards are named ${card.name}`)
    names.add(card.name)
    const languages = Object.keys(card.texts)
    const unknown = languages.find((code) => !isLocale(code))
    if (unknown !== undefined)
      throw new UsageError(`${file}: ${card.name} has texts in ${unknown}, which is no language`)
    if (languages.length === 0) throw new UsageError(`${file}: ${card.name} has no texts`)
    return { ...card, picture: picture === undefined ? null : readPicture(file, picture) }
  })
}

function parse(file: string): CardEntry[] {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new UsageError(`there is no file ${file}`)
  if (found.isDirectory()) throw new UsageError(`${file} is a folder, not a JSON file`)
  const text = readFileSync(file, 'utf8')
  let cards: unknown
  try {
    cards = JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${(error as Error).message}`)
  }
  if (Value.Check(Cards, cards)) return cards
  const [first] = Value.Errors(Cards, cards)
  const reason = first?.keyword === 'boolean' ? 'is not a field of a card' : first?.message
  throw new UsageError(`${file}: ${first?.instancePath ?? ''} ${reason ?? 'is not valid'}`)
}

function readPicture(file: string, name: string): Buffer {
  const path = resolve(dirname(file), name)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new UsageError(`${file}: there is no picture ${name}`)
  if (found.size > MOST_PICTURE_BYTES)
    throw new UsageError(`${file}: ${name} has more than ${MOST_PICTURE_BYTES} bytes`)
  const bytes = readFileSync(path)
  if (pictureTypeOf(bytes) === undefined) throw new UsageError(`${file}: ${name} is no picture`)
  return bytes
}
