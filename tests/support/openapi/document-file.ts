import type { Operation, Response } from './operations.ts'

export type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; responses: Record<string, Response> }
}

/** The checked-in document. */
export const DOCUMENT = new URL('../../../docs/openapi.json', import.meta.url)
