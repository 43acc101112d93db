import type { GraphQLResolveInfo } from 'graphql'
import type { ShopWorld } from '../world.ts'

/** What every resolver is given beside its arguments. */
export type Context = { shop: ShopWorld; scopes: ReadonlySet<string> }

/** `never`: each resolver states the source and the arguments that the schema gives it. */
export type Resolver = (
  source: never,
  args: never,
  context: Context,
  info: GraphQLResolveInfo
) => unknown

/** What a file of this folder adds to the API. */
export type Part = {
  /** By type and field; a field without one is a property of the thing of the same name. */
  types: Record<string, Record<string, Resolver>>
  /** By the type in an id, for node() and nodes(). */
  loaders?: Record<
    string,
    (context: Context, key: { number: number; id: string }) => object | null | undefined
  >
}
