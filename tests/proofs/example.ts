/** The parts of a JSON schema that `exampleOf` reads. */
type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  minimum?: number
  maximum?: number
  maxLength?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
}

/**
 * Builds a value of the types that a JSON schema asks for. Every string is `text`, and every number is the number in
 * `text` if the schema allows it. Where the schema offers alternatives, `choice` is the index of the one to take; it
 * may exceed their number.
 */
export function exampleOf(whole: object, text: string, choice: number): unknown {
  const schema: Schema = whole
  const pick = <Value>(values: Value[]) => values[choice % values.length]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(schema.enum)
  if (schema.anyOf) return exampleOf(pick(schema.anyOf) ?? {}, text, choice)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, text, choice)))
  if (schema.type === 'array') return [exampleOf(schema.items ?? {}, text, choice)]
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [
        name,
        exampleOf(part, text, choice)
      ])
    )
  if (schema.type === 'string') return text.slice(0, schema.maxLength)
  if (schema.type === 'boolean') return choice % 2 === 0
  if (schema.type === 'null') return null
  const number = Number(text)
  const isAllowed = number >= (schema.minimum ?? 0) && number <= (schema.maximum ?? 1e9)
  return isAllowed ? number : (schema.minimum ?? 1)
}
