import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** The part of a schema that limits how much a value may contain. */
type Bounds = {
  maxLength?: number
  maxItems?: number
  items?: Bounds
  properties?: Record<string, Bounds>
  anyOf?: Bounds[]
  allOf?: Bounds[]
}

/**
 * Checks all lengths before TypeBox validates. TypeBox itself first converts values, checks every entry of a list
 * before it counts them, and runs patterns on overlong texts to report what is wrong: 200,000 ids took 1.5 s.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = (route) => {
  const check = TypeBoxValidatorCompiler(route)
  return (value: unknown) => {
    const excess = findExcess(route.schema as Bounds, value)
    return excess ? { error: [excess] } : check(value)
  }
}

/**
 * Finds the first text or list in a value that exceeds its schema's limit. It visits only parts that the schema names,
 * and stops at the first excess. In a union, the limits of every branch apply.
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

/** Counts as TypeBox does: a character of two UTF-16 units counts as one. */
const isLonger = (text: string, most: number): boolean =>
  text.length > most && !Value.Check({ type: 'string', maxLength: most }, text)

const excess = (keyword: string, instancePath: string, limit: number) => ({
  keyword,
  instancePath,
  schemaPath: '',
  params: { limit }
})
