type Schema = {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  minLength?: number
  minItems?: number
}

/** Returns a small value that fits a schema of the API document. */
export function sampleOf(schema: Schema): unknown {
  const { type, anyOf, items, properties = {}, required = [] } = schema
  if (schema.enum) return schema.enum[0]
  if (anyOf?.[0]) return sampleOf(anyOf[0])
  if (type === 'string') return 'a'.repeat(schema.minLength ?? 0)
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0
  if (type === 'boolean') return false
  if (type === 'array') return items && schema.minItems ? [sampleOf(items)] : []
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]))
}
