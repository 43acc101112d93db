import type { Document } from './openapi/document-file.ts'

type Part = { $ref?: string; properties?: Record<string, Part>; additionalProperties?: unknown }

/**
 * Returns the schema with its references resolved and without room for fields that it does not name. A schema of an
 * answer leaves that room, because the server removes such fields before it sends an answer.
 */
export function closed(schema: unknown, document: Document): object {
  return close(schema, document) as object
}

function close(value: unknown, document: Document): unknown {
  if (Array.isArray(value)) return value.map((one) => close(one, document))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as Part
  const whole = $ref ? merged(document.components.schemas[$ref.split('/').pop() ?? ''], rest) : rest
  const parts = Object.fromEntries(
    Object.entries(whole).map(([name, part]) => [name, close(part, document)])
  )
  return isObjectSchema(whole) ? { additionalProperties: false, ...parts } : parts
}

const isObjectSchema = ({ properties, ...rest }: Part & { type?: unknown }): boolean =>
  properties !== undefined && rest.type === 'object'

/** Adds what stands beside a reference, such as the codes that a refusal of this call may carry. */
function merged(referred: Part | undefined, { properties, ...rest }: Part): Part {
  return { ...referred, ...rest, properties: { ...referred?.properties, ...properties } }
}
