import {
  type FieldNode,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo
} from 'graphql'
import { type Prepared, prepare } from '../admin/prepared.ts'
import { PUBLISHED } from '../admin/published-schema.ts'
import type { Switches } from '../switches.ts'

/** The limits of a bulk query (docs). */
const MOST_BYTES = 65_535
const MOST_CONNECTIONS = 5
const MOST_DEPTH = 2

export type BulkQuery = { prepared: Prepared; operation: OperationDefinitionNode }

/**
 * Returns the parsed query, or the reason it cannot run in bulk. The limits are documented, but Shopify's texts are
 * unknown.
 */
export function readBulkQuery(query: string, switches: Switches): BulkQuery | string {
  if (Buffer.byteLength(query) > MOST_BYTES) return `Bulk query is longer than ${MOST_BYTES} bytes`
  const prepared = prepare(query)
  const [error] = prepared.errors
  if (error) return `Invalid bulk query: ${error.message}`
  const [operation] = prepared.operations
  if (prepared.operations.length !== 1 || operation?.operation !== 'query')
    return 'Invalid bulk query: it must be one query'
  if (operation.variableDefinitions?.length) return 'Bulk queries cannot have variables'
  return problemOf(prepared, switches) ?? { prepared, operation }
}

function problemOf({ document }: Prepared, switches: Switches): string | undefined {
  const types = new TypeInfo(PUBLISHED)
  const problems: string[] = []
  let connections = 0
  let depth = 0
  const typeNow = () => {
    const type = types.getType()
    return type ? getNamedType(type).name : ''
  }
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter: (node) => {
          const parent = types.getParentType()?.name ?? ''
          problems.push(...problemsOfField(parent, node))
          if (!typeNow().endsWith('Connection')) return
          connections++
          depth++
          if (depth > MOST_DEPTH)
            problems.push(
              `Bulk queries cannot contain connections deeper than ${MOST_DEPTH} levels`
            )
          // Whether Shopify refuses arguments on `media` in a bulk query is unknown (docs/shopify.md §17.7).
          const isRefused = switches.bulkMediaArguments === 'refused' && node.arguments?.length
          if (node.name.value === 'media' && isRefused)
            problems.push('Bulk queries cannot have arguments on media')
        },
        leave: () => {
          if (typeNow().endsWith('Connection')) depth--
        }
      }
    })
  )
  if (connections === 0) problems.push('Bulk queries must contain at least one connection')
  if (connections > MOST_CONNECTIONS)
    problems.push(`Bulk queries cannot contain more than ${MOST_CONNECTIONS} connections`)
  return problems[0]
}

/** A bulk query may select only `edges { node }` of a connection (docs). */
function problemsOfField(parent: string, { name: { value: name }, kind }: FieldNode): string[] {
  if (kind !== Kind.FIELD) return []
  if (parent === 'QueryRoot' && (name === 'node' || name === 'nodes'))
    return [`Bulk queries cannot contain a top level ${name} field`]
  if (parent.endsWith('Connection') && name !== 'edges')
    return [`Bulk queries use edges and node, not ${name}`]
  if (parent.endsWith('Edge') && name !== 'node') return ['Bulk queries cannot ask for cursors']
  return []
}
