import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { guardSchema } from '../access/guard-schema.ts'
import { PARTS } from './parts.ts'
import { notModelled } from './refusals.ts'
import { SCALARS } from './scalars.ts'

const SDL = readFileSync(new URL('../admin-2026-10.graphql', import.meta.url), 'utf8')

/** The types that our things are of when the schema names an interface or a union. */
const resolveType = (thing: { __typename: string }) => thing.__typename

const ABSTRACT = [...SDL.matchAll(/^(?:interface|union) (\w+)/gm)].map(([, name]) => name as string)

/** A property that the thing does not even have is a gap of the stand-in, not an empty value. */
export const readProperty: GraphQLFieldResolver<unknown, unknown> = (
  source,
  _args,
  _context,
  info
) => {
  const field = `${info.parentType.name}.${info.fieldName}`
  if (typeof source !== 'object' || source === null || !(info.fieldName in source))
    throw notModelled(field)
  return (source as Record<string, unknown>)[info.fieldName]
}

/** The real schema, with a resolver for every field that is not a plain property. */
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
