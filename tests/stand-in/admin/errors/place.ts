import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo
} from 'graphql'
import { PUBLISHED } from '../published-schema.ts'

/** The position of a node in a document, in the terms that Shopify's errors use. */
export type Place = {
  /** The way from the operation to the node: `query ShopInfo`, fields, `... on MediaImage`, arguments. */
  path: string[]
  /** The enclosing field or directive. */
  field: string
  /** The type that declares the enclosing field. */
  parentType: string
  /** The return type of the enclosing field. */
  fieldType: string
  /** The enclosing argument, or field of an input object. */
  argument: { name: string; on: 'Field' | 'InputObject'; owner: string } | null
  /** The input type expected at this position. */
  inputType: string
  /** The enclosing input object. */
  inputObject: string
}

export function placeOf(document: DocumentNode, wanted: ASTNode): Place {
  const types = new TypeInfo(PUBLISHED)
  const place: Place = {
    path: [],
    field: '',
    parentType: '',
    fieldType: '',
    argument: null,
    inputType: '',
    inputObject: ''
  }
  const path: string[] = []
  const fields: string[] = []
  const owners: NonNullable<Place['argument']>[] = []
  visit(
    document,
    visitWithTypeInfo(types, {
      enter: (node) => {
        const step = stepOf(node)
        if (step !== undefined) path.push(step)
        if (node.kind === Kind.FIELD) fields.push(node.name.value)
        if (node.kind === Kind.ARGUMENT)
          owners.push({ name: node.name.value, on: 'Field', owner: fields.at(-1) ?? '' })
        if (node.kind === Kind.OBJECT_FIELD) {
          const owner = String(types.getParentInputType() ?? '').replace(/[![\]]/g, '')
          owners.push({ name: node.name.value, on: 'InputObject', owner })
        }
        if (node !== wanted) return undefined
        const type = types.getType()
        const input = types.getInputType()
        Object.assign(place, {
          path: [...path],
          field: fields.at(-1) ?? '',
          parentType: types.getParentType()?.name ?? '',
          fieldType: type ? getNamedType(type).name : '',
          argument: owners.at(-1) ?? null,
          inputType: input ? String(input) : '',
          inputObject: input ? getNamedType(input).name : ''
        })
        return BREAK
      },
      leave: (node) => {
        if (stepOf(node) !== undefined) path.pop()
        if (node.kind === Kind.FIELD) fields.pop()
        if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) owners.pop()
      }
    })
  )
  return place
}

function stepOf(node: ASTNode): string | undefined {
  if (node.kind === Kind.OPERATION_DEFINITION)
    return [node.operation, node.name?.value].filter(Boolean).join(' ')
  if (node.kind === Kind.FRAGMENT_DEFINITION) return `fragment ${node.name.value}`
  if (node.kind === Kind.INLINE_FRAGMENT)
    return node.typeCondition ? `... on ${node.typeCondition.name.value}` : '...'
  if (node.kind === Kind.FIELD) return node.alias?.value ?? node.name.value
  const isArgument = node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD
  return isArgument ? node.name.value : undefined
}
