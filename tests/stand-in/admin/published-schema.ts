import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { SCALARS } from './scalars.ts'

/** Shopify's own schema, reduced to what our operations reach; its licence notice is in the file. */
export const SDL = readFileSync(new URL('../admin-2026-10.graphql', import.meta.url), 'utf8')

/** Validates queries and variables; it has no resolvers. */
export const PUBLISHED: GraphQLSchema = makeExecutableSchema({
  typeDefs: SDL,
  resolvers: [SCALARS]
})
