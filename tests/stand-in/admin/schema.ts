import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { guardSchema } from '../access/guard-schema.ts'
import { PARTS } from './parts.ts'
import { SDL } from './published-schema.ts'
import { readProperty } from './read-property.ts'
import { SCALARS } from './scalars.ts'

/** Returns the concrete type of an object where the schema names an interface or a union. */
const resolveType = (thing: { __typename: string }) => thing.__typename

const ABSTRACT = [...SDL.matchAll(/^(?:interface|union) (\w+)/gm)].map(([, name]) => name as string)

/** The executable schema: the published one, with a resolver for every field that is not a plain property. */
export const SCHEMA: GraphQLSchema = guardSchema(
  makeExecutableSchema({
    typeDefs: SDL,
    resolvers: [
      ...PARTS.map(({ types }) => types),
      ...ABSTRACT.map((name) => ({ [name]: { __resolveType: resolveType } })),
      SCALARS
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' }
  }),
  readProperty
)
