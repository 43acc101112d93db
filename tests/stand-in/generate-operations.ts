import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import {
  buildSchema,
  type DocumentNode,
  type OperationDefinitionNode,
  parse,
  stripIgnoredCharacters
} from 'graphql'
import { requestedCost } from './admin/cost.ts'
import { planCost } from './admin/cost-plan.ts'
import { prepare } from './admin/prepared.ts'

/*
 * `npm run operations` generates server/platforms/shopify/client/operations.ts from the .graphql files beside it and
 * the published schema: the text of each operation, the types of its variables and its answer, and its cost.
 */

const FOLDER = join(import.meta.dirname, '../../server/platforms/shopify/client')
const SCHEMA = join(import.meta.dirname, 'admin-2026-10.graphql')

const HEAD = `// Made by \`npm run operations\` from operations/*.graphql and the published schema. Do not edit by hand.

/** One call of the Admin API: its text, and the types of its variables and its answer. */
export type Operation<Data, Variables> = {
  name: string
  text: string
  isMutation: boolean
  /** Shopify's price in points; every answer reports the current one. */
  cost: number
  /** Always undefined: exists only to carry the types. */
  types?: { data: Data; variables: Variables }
}
`

type Source = { document: DocumentNode; operation: OperationDefinitionNode; text: string }

function readSources(): Source[] {
  return globSync('operations/*.graphql', { cwd: FOLDER })
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(FOLDER, path), 'utf8')
      const document = parse(text)
      const operation = document.definitions.find(
        (definition) => definition.kind === 'OperationDefinition'
      )
      if (!operation) throw new Error(`${path} has no operation`)
      return { document, operation, text: stripIgnoredCharacters(text) }
    })
}

async function typesOf(sources: Source[]): Promise<string> {
  const text = readFileSync(SCHEMA, 'utf8')
  // Codegen's types are those of an older graphql, but the parts it uses are the same.
  const options = {
    filename: 'operations.ts',
    schema: parse(text),
    schemaAst: buildSchema(text),
    documents: sources.map(({ document }) => ({ document })),
    config: {},
    plugins: [
      { operations: { skipTypename: true, defaultScalarType: 'string', scalars: { ID: 'string' } } }
    ],
    pluginMap: { operations: operationTypes }
  } as unknown as Parameters<typeof codegen>[0]
  return codegen(options)
}

/** Returns the highest possible cost: that of the largest page. */
function costOf({ text }: Source): number {
  const { operations, fragments } = prepare(text)
  const [operation] = operations
  if (!operation) throw new Error('An operation is not valid on the schema')
  return requestedCost(planCost(operation, fragments, { first: 250 }))
}

function constantOf(source: Source): string {
  const { operation, text } = source
  const name = operation.name?.value ?? ''
  const isMutation = operation.operation === 'mutation'
  const type = `${name}${isMutation ? 'Mutation' : 'Query'}`
  const constant = name.charAt(0).toLowerCase() + name.slice(1)
  return `export const ${constant}: Operation<${type}, ${type}Variables> = {
  name: '${name}',
  isMutation: ${isMutation},
  cost: ${costOf(source)},
  text: ${JSON.stringify(text)}
}`
}

const sources = readSources()
const parts = [HEAD, await typesOf(sources), ...sources.map(constantOf)]
writeFileSync(join(FOLDER, 'operations.ts'), `${parts.join('\n')}\n`)
