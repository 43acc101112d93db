import type { GraphQLFieldResolver } from 'graphql'
import { notModelled } from './refusals.ts'

/** Reads the property of the field's name. A missing property is a gap in the stand-in, not an empty value. */
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
