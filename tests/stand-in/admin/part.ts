import type { GraphQLResolveInfo } from 'graphql'
import type { ShopWorld } from '../world.ts'

/** What every resolver receives besides its arguments. */
export type Context = { shop: ShopWorld; scopes: ReadonlySet<string> }

/** `never` lets each resolver declare the source and the arguments that the schema gives it. */
export type Resolver = (
  source: never,
  args: never,
  context: Context,
  info: GraphQLResolveInfo
) => unknown

/** What one file in this folder adds to the API. */
export type Part = {
  /** Resolvers by type and field; a field without one reads the property of the same name. */
  types: Record<string, Record<string, Resolver>>
  /** Loads an object for node() and nodes(), by the type in its id. */
  loaders?: Record<
    string,
    (context: Context, key: { number: number; id: string }) => object | null | undefined
  >
}
