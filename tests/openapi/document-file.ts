import type { Operation } from './operations.ts'

export type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

/** The checked-in document. */
export const DOCUMENT = new URL('../../docs/openapi.json', import.meta.url)
