import { GraphQLError } from 'graphql'

/** Ids as Shopify writes them: `gid://shopify/<type>/<number or key>`, perhaps with parameters. */
const GLOBAL_ID = /^gid:\/\/shopify\/([A-Za-z0-9]+)\/([^/?]+)(\?.*)?$/

export type GlobalId = { type: string; key: string; number: number }

export const globalId = (type: string, key: number | string): string =>
  `gid://shopify/${type}/${key}`

export function readGlobalId(id: string): GlobalId | undefined {
  const [, type, key] = GLOBAL_ID.exec(id) ?? []
  return type && key
    ? { type, key, number: /^\d+$/.test(key) ? Number(key) : Number.NaN }
    : undefined
}

/** An id where only one type makes sense; of another type it is an error, not nothing (recorded). */
export function numberOf(id: string, ...types: string[]): number {
  const read = readGlobalId(id)
  if (!read || !types.includes(read.type)) throw noSuchResource(id)
  return read.number
}

export const noSuchResource = (id: string): GraphQLError =>
  new GraphQLError(`Invalid id: ${id}`, { extensions: { code: 'RESOURCE_NOT_FOUND' } })
