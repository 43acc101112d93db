import type { Db } from '../../server/core/database/db.ts'
import { exampleCards } from './example-cards.ts'
import { type NewCard, readCards } from './read-cards.ts'
import { replaceRows } from './sql.ts'

/**
 * Replaces all cards by those in the operator's file.
 * @returns how many there are now
 * @throws UsageError that names what is wrong with the file; the cards then stay as they were
 */
export async function setCardsFrom(db: Db, file: string): Promise<number> {
  const cards = readCards(file)
  await setCards(db, cards)
  return cards.length
}

/** Replaces all cards by the examples of the demo shop. */
export const setExampleCards = (db: Db): Promise<void> => setCards(db, exampleCards())

const setCards = (db: Db, cards: NewCard[]): Promise<void> =>
  replaceRows(
    db,
    cards.map(({ name, texts, link, picture, is_free, rating, rating_address }, position) => ({
      name,
      position,
      texts: JSON.stringify(texts),
      link,
      picture,
      is_free: is_free ? 1 : 0,
      stars: rating?.stars ?? null,
      reviews: rating?.reviews ?? null,
      rating_address: rating_address ?? null,
      rated_at: null
    }))
  )
