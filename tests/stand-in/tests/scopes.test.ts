import { getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import t from 'tap'
import { SCOPES } from '../../../server/platforms/shopify/settings.ts'
import { hasScope, requirementOf } from '../access/scopes.ts'
import { SCHEMA } from '../admin/schema.ts'
import { readFacts, readOperation } from './support/platform.ts'

/** Returns the scopes of each field in an operation; one scope of each list suffices. */
function requiredBy(operation: string): string[][] {
  const found: string[][] = []
  const info = new TypeInfo(SCHEMA)
  const look = () => {
    const field = info.getFieldDef()
    const parent = info.getParentType()
    const gives = info.getType()
    if (!field || !parent || !gives) return
    const required = requirementOf(parent.name, field.name, getNamedType(gives).name)
    if (required) found.push(required.anyOf)
  }
  // Types named by a fragment count as well, because nodes(ids:) returns them.
  const lookAtType = () => {
    const required = requirementOf('', '', getNamedType(info.getType())?.name ?? '')
    if (required) found.push(required.anyOf)
  }
  visit(parse(operation), visitWithTypeInfo(info, { Field: look, InlineFragment: lookAtType }))
  return found
}

const asSet = (lists: string[][]) => [...new Set(lists.map((list) => list.join(' ')))].sort()

t.test('the app’s scopes cover the fields it uses and leave out write_themes', async (t) => {
  const reads = requiredBy(
    '{ products(first: 1) { nodes { id } } files(first: 1) { nodes { id } } }'
  )
  t.same(asSet(reads).slice(0, 2), ['read_files read_themes read_images', 'read_products'])
  const granted = new Set<string>(SCOPES)
  for (const list of requiredBy('mutation { fileUpdate(files: []) { files { id } } }'))
    t.ok(list.some((scope) => hasScope(granted, scope)))
  t.notOk(hasScope(granted, 'write_themes'), 'the app never asks for it')
})

t.test('every operation needs the scopes that the schema package lists', async (t) => {
  type Needs = { file: string; anyOfScopes: string[][] }
  const operations = readFacts<Needs[]>('operations.json')
  t.ok(operations.length > 30)
  for (const { file, anyOfScopes } of operations)
    t.same(asSet(requiredBy(readOperation(file))), asSet(anyOfScopes), file)
})
