import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type SelectionSetNode
} from 'graphql'
import type { Connection } from '../admin/pages.ts'
import type { Context } from '../admin/part.ts'
import { readProperty } from '../admin/read-property.ts'
import type { BulkQuery } from './rules.ts'

/** A root object and its descendants, as lines of the result. */
export type Branch = { root: string; children: string[] }

/** The largest page Shopify allows. */
const PAGE = 250

/** An object of a connection inside an answer. It gets its own line in the result. */
type Nested = { node: object; selection: SelectionSetNode }

/** Executes the query with the resolvers of normal queries and reads every connection to its end. */
export function* branches(
  { prepared, operation }: BulkQuery,
  context: Context,
  schema: GraphQLSchema
): Generator<Branch> {
  const root = schema.getQueryType() as GraphQLObjectType
  for (const field of fieldsOf(root, operation.selectionSet))
    for (const { node, selection } of nodesOf(root, {}, field)) {
      const { line, nested } = lineOf(node, selection)
      yield { root: JSON.stringify(line), children: childrenOf(nested, idOf(node)) }
    }

  function childrenOf(things: Nested[], parentId: unknown): string[] {
    return things.flatMap(({ node, selection }) => {
      const { line, nested } = lineOf(node, selection)
      const own = JSON.stringify({ ...line, __parentId: parentId })
      return [own, ...childrenOf(nested, idOf(node))]
    })
  }

  function lineOf(node: object, selection: SelectionSetNode) {
    const type = schema.getType((node as { __typename: string }).__typename) as GraphQLObjectType
    const nested: Nested[] = []
    return { line: objectOf(type, node, selection, nested), nested }
  }

  function objectOf(
    type: GraphQLObjectType,
    source: object,
    selection: SelectionSetNode,
    nested: Nested[]
  ): Record<string, unknown> {
    const line: Record<string, unknown> = {}
    for (const field of fieldsOf(type, selection)) {
      const key = field.alias?.value ?? field.name.value
      const returns = type.getFields()[field.name.value]?.type
      if (field.name.value === '__typename') line[key] = type.name
      else if (returns && getNamedType(returns).name.endsWith('Connection'))
        nested.push(...nodesOf(type, source, field))
      else if (returns)
        line[key] = valueOf(returns, resolve(type, source, field), field.selectionSet, nested)
    }
    return line
  }

  function valueOf(
    type: GraphQLOutputType,
    value: unknown,
    selection: SelectionSetNode | undefined,
    nested: Nested[]
  ): unknown {
    if (isNonNullType(type)) return valueOf(type.ofType, value, selection, nested)
    if (value === null || value === undefined) return null
    if (isListType(type))
      return [...(value as unknown[])].map((item) => valueOf(type.ofType, item, selection, nested))
    if (isLeafType(type)) return type.coerceOutputValue(value)
    const named = isAbstractType(type)
      ? schema.getType((value as { __typename: string }).__typename)
      : type
    return selection && objectOf(named as GraphQLObjectType, value, selection, nested)
  }

  /** Yields the objects of a connection, page after page. */
  function* nodesOf(type: GraphQLObjectType, source: object, field: FieldNode): Generator<Nested> {
    const selection = inner(inner(field, 'edges'), 'node')?.selectionSet
    let after: string | null = null
    while (selection) {
      const page = resolve(type, source, field, { first: PAGE, after }) as Connection<
        object & { number: number }
      >
      for (const node of page.nodes) yield { node, selection }
      if (!page.pageInfo.hasNextPage) return
      after = page.pageInfo.endCursor
    }
  }

  function resolve(
    type: GraphQLObjectType,
    source: object,
    field: FieldNode,
    page: object = {}
  ): unknown {
    const definition = type.getFields()[field.name.value]
    if (!definition) return undefined
    const args = { ...getArgumentValues(definition, field), ...page }
    const info = { fieldName: definition.name, parentType: type } as GraphQLResolveInfo
    return (definition.resolve ?? readProperty)(source, args, context, info)
  }

  /** Returns the fields that apply to the type, including those in fragments. */
  function fieldsOf(type: GraphQLObjectType, { selections }: SelectionSetNode): FieldNode[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection]
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? prepared.fragments.get(selection.name.value)
          : selection
      const condition = fragment?.typeCondition?.name.value ?? type.name
      const named = schema.getType(condition)
      const applies =
        condition === type.name || (isAbstractType(named) && schema.isSubType(named, type))
      return fragment && applies ? fieldsOf(type, fragment.selectionSet) : []
    })
  }
}

const inner = (field: FieldNode | undefined, name: string): FieldNode | undefined =>
  field?.selectionSet?.selections.find(
    (selection): selection is FieldNode =>
      selection.kind === Kind.FIELD && selection.name.value === name
  )

const idOf = (node: object): unknown => ('id' in node ? node.id : null)
