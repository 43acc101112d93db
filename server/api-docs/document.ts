/** The part of an OpenAPI document that the page shows. */
export type Document = {
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Response>
    securitySchemes: Record<string, { in: string; name: string; description: string }>
  }
}

export type Operation = {
  operationId: string
  summary: string
  parameters?: {
    in: string
    name: string
    required?: boolean
    description?: string
    schema: Schema
  }[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Response>
}

export type Response = { $ref?: string; description?: string; content?: Content }

export type Content = Record<string, { schema: Schema }>

/** A schema of JSON Schema 2020-12, with the keywords that our routes use. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** Returns the last part of a reference such as `#/components/schemas/Refusal`. */
export const nameIn = (reference: string): string => reference.split('/').pop() ?? ''
