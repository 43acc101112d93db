import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** What of a schema says how much may come. */
type Bounds = {
  maxLength?: number
  maxItems?: number
  items?: Bounds
  properties?: Record<string, Bounds>
  anyOf?: Bounds[]
  allOf?: Bounds[]
}

/**
 * TypeBox's check, after all lengths were looked at. By itself it converts first, checks every entry of a list before
 * it counts them, and to say what is wrong it runs patterns on texts that are too long: 200,000 ids took 1.5 s.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = (route) => {
  const check = TypeBoxValidatorCompiler(route)
  return (value: unknown) => {
    const excess = findExcess(route.schema as Bounds, value)
    return excess ? { error: [excess] } : check(value)
  }
}

/**
 * The first text or list of a value that is longer than its schema lets it be. It looks at no more than the schema
 * allows, and not at what the schema does not name. Of the branches of a union, each one's bounds hold.
 */
export function findExcess(
  schema: Bounds,
  value: unknown,
  path = ''
): FastifySchemaValidationError | undefined {
  const { maxLength = Infinity, maxItems = Infinity, items, properties } = schema
  if (typeof value === 'string' && isLonger(value, maxLength))
    return excess('maxLength', path, maxLength)
  if (Array.isArray(value) && value.length > maxItems) return excess('maxItems', path, maxItems)
  const inside: [part: Bounds, value: unknown, path: string][] = []
  for (const part of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])])
    inside.push([part, value, path])
  if (Array.isArray(value) && items)
    for (const [index, entry] of value.entries()) inside.push([items, entry, `${path}/${index}`])
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(properties ?? {}))
      inside.push([part, (value as Record<string, unknown>)[name], `${path}/${name}`])
  for (const part of inside) {
    const found = findExcess(...part)
    if (found) return found
  }
  return undefined
}

/** As TypeBox counts: a letter of two units of UTF-16 is one. */
const isLonger = (text: string, most: number): boolean =>
  text.length > most && !Value.Check({ type: 'string', maxLength: most }, text)

const excess = (keyword: string, instancePath: string, limit: number) => ({
  keyword,
  instancePath,
  schemaPath: '',
  params: { limit }
})
