import { type StaticDecode, type TObject, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'

/**
 * This file builds the schemas of environment variables. Each schema holds a variable's limits and default. Its
 * `problem` is a sentence about a refused value, without the variable's name.
 */
type Sentence = (text: string) => string

export type Environment = Readonly<Record<string, string | undefined>>

/** The variables that are set, without spaces around. */
export type Given = Readonly<Record<string, string>>

/** The shortest accepted secret (specification §13.2). */
export const SECRET_LENGTH = 32

export const text = () => Type.Optional(Type.String())

/** Returns the schema of an optional variable whose text `isUsable` must accept. */
export const checkedText = (isUsable: (text: string) => boolean, problem: Sentence) =>
  Type.Optional(Type.Refine(Type.String({ problem }), isUsable))

export const wholeNumber = (fallback: number, minimum: number, maximum: number) =>
  Type.Integer({
    default: fallback,
    minimum,
    maximum,
    problem: (text: string) => `must be a whole number from ${minimum} to ${maximum}, not '${text}'`
  })

/** Returns the schema of a variable that must be one of the given words. `fallback` is its default. */
export const oneOf = <const Words extends string[]>(words: [...Words], fallback: Words[number]) =>
  Type.Enum(words, { default: fallback, problem: notOneOf(words) })

export const oneOfOrUnset = <const Words extends string[]>(words: [...Words]) =>
  Type.Optional(Type.Enum(words, { problem: notOneOf(words) }))

const notOneOf = (words: readonly string[]) => (text: string) =>
  `must be one of ${words.join(', ')}, not '${text}'`

export const secret = () =>
  checkedText(
    (text) => text.length >= SECRET_LENGTH,
    (text) => `must have at least ${SECRET_LENGTH} characters, not ${text.length}`
  )

/** Returns the schema of a variable that holds a web address. Slashes at the end are dropped. */
export const address = (isUsable = isWebAddress, problem: Sentence = notAnAddress) =>
  Type.Optional(
    Type.Decode(Type.Refine(Type.String({ problem }), isUsable), (text) =>
      text.replace(/(?<!\/)\/+$/, '')
    )
  )

export const isWebAddress = (text: string): boolean =>
  /^https?:$/.test(URL.parse(text)?.protocol ?? '')

export const notAnAddress: Sentence = (text) =>
  `must be a web address such as https://boost.example.com, not '${text}'`

/**
 * Returns the schema of the address of a PostgreSQL database. The message does not repeat the value, because it contains
 * a password.
 */
export const databaseAddress = () =>
  checkedText(
    (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
    () => 'must be an address such as postgres://user:password@db.example.com:5432/boost'
  )

/** Returns the text of each variable of the schema that is set. Blank text counts as not set. */
export function givenOf(schema: TObject, env: Environment): Record<string, string> {
  const given: Record<string, string> = {}
  for (const name of Object.keys(schema.properties)) {
    const text = env[name]?.trim()
    if (text) given[name] = text
  }
  return given
}

/** Returns one sentence for each variable that the schema refuses. */
export function problemsOf(schema: TObject, given: Given): string[] {
  const errors = Value.Errors(schema, withDefaults(schema, given))
  const names = new Set(errors.map(({ instancePath }) => instancePath.slice(1)))
  return [...names].map((name) => {
    const { problem } = schema.properties[name] as TSchema & { problem: Sentence }
    return `${name} ${problem(given[name] ?? '')}`
  })
}

/** Returns the values of variables that have no problems, with the defaults of those that are not set. */
export const valuesOf = <Schema extends TObject>(
  schema: Schema,
  given: Given
): StaticDecode<Schema> => Value.Decode(schema, withDefaults(schema, given))

/**
 * Adds the defaults and converts whole numbers to numbers. TypeBox must not convert them, because it would turn '3.7'
 * into 3.
 */
function withDefaults(schema: TObject, given: Given): unknown {
  const values = Object.entries(given).map(([name, text]) => {
    const isNumber = Type.IsInteger(schema.properties[name]) && Number.isFinite(Number(text))
    return [name, isNumber ? Number(text) : text]
  })
  return Value.Default(schema, Object.fromEntries(values))
}
