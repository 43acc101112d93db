import { GraphQLError } from 'graphql'

/** Matches Shopify's ids: `gid://shopify/<type>/<number or key>`, optionally with parameters. */
const GLOBAL_ID = /^gid:\/\/shopify\/([A-Za-z0-9]+)\/([^/?]+)(\?.*)?$/

/** The parts of an id. `number` is NaN if the key is not a number; `parameters` is empty or begins with `?`. */
export type GlobalId = { type: string; key: string; number: number; parameters: string }

export const globalId = (type: string, key: number | string): string =>
  `gid://shopify/${type}/${key}`

export function readGlobalId(id: string): GlobalId | undefined {
  const [, type, key, parameters = ''] = GLOBAL_ID.exec(id) ?? []
  return type && key
    ? { type, key, number: /^(0|[1-9]\d*)$/.test(key) ? Number(key) : Number.NaN, parameters }
    : undefined
}

/**
 * Returns the number in an id that must be of one of the given types; an id of another type is an error, not a null
 * (recorded). Only the ids of subscription lines have parameters. Any other id with parameters is refused (open).
 */
export function numberOf(id: string, ...types: string[]): number {
  const read = readGlobalId(id)
  if (!read || !types.includes(read.type) || read.parameters !== '') throw noSuchResource(id)
  return read.number
}

export const noSuchResource = (id: string): GraphQLError =>
  new GraphQLError(`Invalid id: ${id}`, { extensions: { code: 'RESOURCE_NOT_FOUND' } })
