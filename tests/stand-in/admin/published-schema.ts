import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { SCALARS } from './scalars.ts'

/** Shopify's own, reduced to what our operations reach; its notice stands in the file. */
export const SDL = readFileSync(new URL('../admin-2026-10.graphql', import.meta.url), 'utf8')

/** What is asked for and given is checked against it; it answers nothing. */
export const PUBLISHED: GraphQLSchema = makeExecutableSchema({
  typeDefs: SDL,
  resolvers: [SCALARS]
})
