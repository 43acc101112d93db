import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse
} from 'graphql'
import { type ApiError, validationErrors } from './errors/validation.ts'

/** A parsed and validated document. It is cached, because the app sends the same few documents again and again. */
export type Prepared = {
  document: DocumentNode
  operations: OperationDefinitionNode[]
  fragments: Map<string, FragmentDefinitionNode>
  errors: ApiError[]
}

const KEPT = 200
const kept = new Map<string, Prepared>()

export function prepare(query: string): Prepared {
  const known = kept.get(query)
  if (known) return known
  const prepared = read(query)
  kept.set(query, prepared)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return prepared
}

function read(query: string): Prepared {
  try {
    const document = parse(query)
    const { definitions } = document
    const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
    return {
      document,
      operations: operations as OperationDefinitionNode[],
      fragments: new Map(
        (fragments as FragmentDefinitionNode[]).map((fragment) => [fragment.name.value, fragment])
      ),
      errors: validationErrors(document)
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] }
    return { document, operations: [], fragments: new Map(), errors: [parseError(error)] }
  }
}

/**
 * Returns a syntax error. The middle of its message is graphql-js's wording; the start and the `at [line, column]`
 * follow Shopify.
 */
function parseError({ message, locations }: GraphQLError): ApiError {
  const { line = 1, column = 1 } = locations?.[0] ?? {}
  const what = message
    .replace('Syntax Error: ', '')
    .replace('Unexpected <EOF>.', 'unexpected end of file')
    .replace(/\.$/, '')
  return {
    message: `syntax error, ${what.charAt(0).toLowerCase()}${what.slice(1)} at [${line}, ${column}]`,
    locations,
    extensions: { code: 'PARSE_ERROR' }
  }
}
