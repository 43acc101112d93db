import {
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isObjectType
} from 'graphql'
import type { Context } from '../admin/part.ts'
import { missingAccess } from './scopes.ts'

type Resolve = GraphQLFieldResolver<unknown, Context>

/** Makes every field that needs access scopes refuse requests without them; the wording is recorded. */
export function guardSchema(schema: GraphQLSchema, readProperty: Resolve): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) guard(type.name, field, readProperty)
  }
  return schema
}

function guard(
  typeName: string,
  field: GraphQLField<unknown, Context>,
  readProperty: Resolve
): void {
  const returnType = getNamedType(field.type).name
  const resolve = field.resolve ?? readProperty
  // For a field of type Node, the concrete type is known only once it has resolved.
  const isNode = returnType === 'Node'
  const everything = new Set<string>()
  if (!isNode && missingAccess(typeName, field.name, returnType, everything) === null) return
  field.resolve = (source, args, context, info) => {
    const check = (type: string) => {
      const missing = missingAccess(typeName, field.name, type, context.scopes)
      if (missing !== null) throw accessDenied(field.name, missing)
    }
    check(returnType)
    const found = resolve(source, args, context, info)
    if (isNode) for (const thing of [found].flat()) check(nameOf(thing))
    return found
  }
}

const nameOf = (thing: unknown): string =>
  typeof thing === 'object' && thing !== null && '__typename' in thing
    ? String(thing.__typename)
    : ''

const accessDenied = (field: string, requiredAccess: string): GraphQLError =>
  new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess
    }
  })
