import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode
} from 'graphql'
import { PUBLISHED } from './published-schema.ts'

/** A part of an operation that has a price; `key` is its name in the answer. */
export type PricedField = {
  key: string
  kind: 'count' | 'mutation' | 'payload' | 'connection' | 'nodes' | 'edges' | 'object'
  /** The base price of a mutation. */
  base: number
  /** The value of `first` or `last` of a connection. */
  size: number
  /** One entry for each possible type; `keys` identify the type of an object in the answer. */
  choices: { keys: ReadonlySet<string>; fields: PricedField[] }[]
}

export type Variables = Readonly<Record<string, unknown>>

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

const FREE_TYPES = new Set([
  'PageInfo',
  'MoneyV2',
  'MoneyBag',
  'MailingAddress',
  'ShopAddress',
  'LocationAddress'
])
const DEAR_MUTATIONS = new Set(['fileCreate', 'productCreateMedia'])
const COUNTS_OF_ITEMS = new Set(['Article.commentsCount', 'Blog.articlesCount'])

export function planCost(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  variables: Variables
): PricedField[] {
  const isMutation = operation.operation === 'mutation'
  const root = isMutation ? PUBLISHED.getMutationType() : PUBLISHED.getQueryType()
  return fieldsOf(root as GraphQLObjectType, [operation.selectionSet])

  function fieldsOf(type: GraphQLObjectType, sets: SelectionSetNode[]): PricedField[] {
    return [...collect(type, sets)].flatMap(([key, nodes]) => {
      const name = nodes[0]?.name.value ?? ''
      const field = type.getFields()[name]
      const inner = field && getNamedType(field.type)
      if (!isCompositeType(inner) || FREE_TYPES.has(inner.name)) return []
      if (type.name.endsWith('Payload') && /userErrors$/i.test(name)) return []
      const inside = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
      const choices = possibleTypes(inner).map((each) => ({
        keys: new Set(collect(each, inside).keys()),
        fields: fieldsOf(each, inside)
      }))
      return {
        key,
        kind: kindOf(type, name, inner),
        base: DEAR_MUTATIONS.has(name) ? 20 : 10,
        size: sizeOf(nodes[0], variables),
        choices
      }
    })
  }

  /** Groups fields by their key in the answer: a field that is selected twice counts once. */
  function collect(
    type: GraphQLObjectType,
    sets: SelectionSetNode[],
    found = new Map<string, FieldNode[]>()
  ): Map<string, FieldNode[]> {
    for (const selection of sets.flatMap(({ selections }) => selections)) {
      if (!isIncluded(selection, variables)) continue
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        found.set(key, [...(found.get(key) ?? []), selection])
        continue
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
      const condition = fragment?.typeCondition?.name.value ?? type.name
      if (fragment && applies(condition, type)) collect(type, [fragment.selectionSet], found)
    }
    return found
  }
}

function kindOf(
  { name: parent }: GraphQLObjectType,
  name: string,
  type: GraphQLCompositeType
): PricedField['kind'] {
  if (parent === 'Mutation') return 'mutation'
  if (parent.endsWith('Payload')) return 'payload'
  if (parent === 'QueryRoot' && name.endsWith('Count')) return 'count'
  if (COUNTS_OF_ITEMS.has(`${parent}.${name}`)) return 'count'
  if (type.name.endsWith('Connection')) return 'connection'
  if (parent.endsWith('Connection') && (name === 'nodes' || name === 'edges')) return name
  return 'object'
}

const possibleTypes = (type: GraphQLCompositeType): readonly GraphQLObjectType[] =>
  isAbstractType(type) ? PUBLISHED.getPossibleTypes(type) : [type]

function applies(condition: string, type: GraphQLObjectType): boolean {
  if (condition === type.name) return true
  const named = PUBLISHED.getType(condition)
  return isAbstractType(named) && PUBLISHED.isSubType(named, type)
}

function sizeOf(node: FieldNode | undefined, variables: Variables): number {
  const given = ['first', 'last'].flatMap((argument) => {
    const value = node?.arguments?.find(({ name }) => name.value === argument)?.value
    if (value?.kind === Kind.VARIABLE) return variables[value.name.value]
    return value?.kind === Kind.INT ? Number(value.value) : []
  })
  return Number(given.find((size) => typeof size === 'number') ?? 0)
}

function isIncluded(
  { directives = [] }: SelectionSetNode['selections'][number],
  variables: Variables
): boolean {
  return directives.every(({ name, arguments: args = [] }) => {
    const value = args[0]?.value
    const condition =
      value?.kind === Kind.VARIABLE
        ? variables[value.name.value]
        : value?.kind === Kind.BOOLEAN && value.value
    if (name.value === 'include') return condition === true
    return name.value === 'skip' ? condition !== true : true
  })
}
