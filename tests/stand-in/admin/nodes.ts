import { noSuchResource, readGlobalId } from './global-ids.ts'
import type { Context, Part } from './part.ts'

/** Resolves node() and nodes(): finds anything by its id. */
export function nodesOf(parts: Part[]): Part {
  // As recorded from Shopify, an unknown type is an error, and an unknown number gives null.
  const load = (context: Context, id: string) => {
    const { type = '', number = Number.NaN, parameters = '' } = readGlobalId(id) ?? {}
    const loader = parts.map(({ loaders }) => loaders?.[type]).find((found) => found !== undefined)
    if (!loader || parameters !== '') throw noSuchResource(id)
    return loader(context, { number, id }) ?? null
  }
  return {
    types: {
      QueryRoot: {
        node: (_: unknown, { id }: { id: string }, context) => load(context, id),
        nodes: (_: unknown, { ids }: { ids: string[] }, context) =>
          ids.map((id) => load(context, id))
      }
    }
  }
}
