import { Failure } from './failure.ts'

/** Where a law is broken: the table or file and what finds it there. No titles, names or texts of a merchant. */
export type Place = { shop?: number | undefined } & Record<
  string,
  string | number | null | undefined
>

/** A law of docs/laws.md does not hold, because a row or a file is damaged. Repeating the work would not mend it. */
export class BrokenLaw extends Failure<'law-broken'> {
  override readonly name = 'BrokenLaw'
  readonly law: string
  readonly place: Place
  constructor(law: string, place: Place) {
    super('law-broken', `The law ${law} does not hold: ${JSON.stringify(place)}`)
    this.law = law
    this.place = place
  }
}

/**
 * Asserts a law of docs/laws.md before its row is acted on. It is on in production, so `holds` has to be cheap.
 * @throws BrokenLaw, which stops the run or the work for the shop, and never the server (decision 043)
 */
export function invariant(law: string, holds: boolean, place: Place): asserts holds {
  if (!holds) throw new BrokenLaw(law, place)
}

/** Does not use instanceof, for the reason that `isFailure` gives. */
export const isBrokenLaw = (error: unknown): error is BrokenLaw =>
  error instanceof Error && error.name === 'BrokenLaw'

/** Tells whether a text from the database is a time that compares with others as a text. */
export const isTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text))

/** Parses the JSON of a row that may be damaged; undefined for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
