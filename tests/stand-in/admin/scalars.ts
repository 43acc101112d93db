import { GraphQLScalarType } from 'graphql'
import { readGlobalId } from './global-ids.ts'

/**
 * Scalars as strict as Shopify's. The stand-in holds simpler values than it sends: milliseconds for dates, numbers for
 * counts.
 */

/** Deliberately not a GraphQLError: graphql-js adds the location of the literal only to other errors. */
export class CoercionError extends Error {
  override readonly name = 'CoercionError'
}

const invalid = (message: string) => new CoercionError(message)

function asText(value: unknown, type: string): string {
  if (typeof value !== 'string')
    throw invalid(`Could not coerce value ${JSON.stringify(value)} to ${type}`)
  return value
}

const ID = new GraphQLScalarType({
  name: 'ID',
  coerceOutputValue: String,
  coerceInputValue: (value) => {
    const text = String(value)
    if (!readGlobalId(text)) throw invalid(`Invalid global id '${text}'`)
    return text
  }
})

const DATE_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/

const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  coerceOutputValue: (value) => dateText(value as number),
  coerceInputValue: (value) => {
    const text = asText(value, 'DateTime')
    if (!DATE_TIME.test(text) || Number.isNaN(Date.parse(text)))
      throw invalid(`invalid DateTime '${text}'`)
    return Date.parse(text)
  }
})

/** Formats a date without milliseconds (recorded). */
export const dateText = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z')

const URL_SCALAR = new GraphQLScalarType({
  name: 'URL',
  coerceOutputValue: String,
  coerceInputValue: (value) => {
    const text = asText(value, 'URL')
    const url = URL.parse(text)
    if (!url) throw invalid(`Invalid url '${text}', missing scheme`)
    if (url.host === '' || /\s/.test(text)) throw invalid(`Invalid url '${text}', missing host`)
    return text
  }
})

/** Decimals are strings, so that no cent is lost in transit. */
const decimal = (name: string) =>
  new GraphQLScalarType({
    name,
    coerceOutputValue: String,
    coerceInputValue: (value) => {
      const text = asText(value, name)
      if (!/^-?\d+(\.\d+)?$/.test(text)) throw invalid(`invalid ${name.toLowerCase()} '${text}'`)
      return text
    }
  })

const UnsignedInt64 = new GraphQLScalarType({
  name: 'UnsignedInt64',
  coerceOutputValue: String,
  coerceInputValue: (value) => {
    const text = asText(value, 'UnsignedInt64')
    if (!/^\d+$/.test(text) || BigInt(text) > 2n ** 64n - 1n)
      throw invalid(`invalid UnsignedInt64 '${text}'`)
    return text
  }
})

const text = (name: string) =>
  new GraphQLScalarType({
    name,
    coerceOutputValue: String,
    coerceInputValue: (value) => asText(value, name)
  })

export const SCALARS = {
  ID,
  DateTime,
  URL: URL_SCALAR,
  Decimal: decimal('Decimal'),
  Money: decimal('Money'),
  UnsignedInt64,
  HTML: text('HTML'),
  StorefrontID: text('StorefrontID'),
  JSON: new GraphQLScalarType({ name: 'JSON' })
}
