import type { GraphQLFieldResolver } from 'graphql'
import { notModelled } from './refusals.ts'

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
