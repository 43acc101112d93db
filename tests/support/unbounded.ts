import { findSlowness } from './linear.ts'

/** A JSON schema, whatever library made it. */
type Schema = {
  type?: string
  const?: unknown
  enum?: unknown
  maxLength?: number
  maxItems?: number
  pattern?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
}

const CHECKED = ['string', 'array', 'object', 'number', 'integer', 'boolean', 'null']

/**
 * Lists where a schema accepts a string, a list or a name without a maximum length, or any value at all, as `path:
 * what`.
 */
export function findUnbounded(whole: object, path: string): string[] {
  const schema: Schema = whole
  const { type, items, properties = {}, anyOf, allOf } = schema
  const parts = [
    ...Object.entries(properties).map(([name, part]) => findUnbounded(part, `${path}.${name}`)),
    ...[...(anyOf ?? []), ...(allOf ?? [])].map((part) => findUnbounded(part, path)),
    ...(items ? [findUnbounded(items, `${path}[]`)] : [])
  ]
  const isAnything = type === undefined && schema.enum === undefined && !anyOf && !allOf
  return [
    ...ownProblems(schema).map((problem) => `${path}: ${problem}`),
    ...parts.flat(),
    ...(isAnything ? [`${path}: anything`] : [])
  ]
}

function ownProblems(schema: Schema): string[] {
  const { type, pattern, maxLength, maxItems } = schema
  const problems: string[] = []
  const isFixed = schema.const !== undefined || schema.enum !== undefined
  if (type !== undefined && !CHECKED.includes(type)) problems.push(`a type ${type}`)
  if (type === 'string' && !isFixed && maxLength === undefined) problems.push('no maxLength')
  if (type === 'array' && maxItems === undefined) problems.push('no maxItems')
  const names = Object.keys(schema.properties ?? {})
  const isOpen = schema.patternProperties || typeof schema.additionalProperties === 'object'
  if (isOpen || (type === 'object' && names.length === 0)) problems.push('fields of any name')
  if (pattern !== undefined && findSlowness({ source: pattern, flags: 'u' }))
    problems.push(`/${pattern}/ is not linear`)
  return problems
}
