import t from 'tap'
import { openCatalogue } from './support/catalogue.ts'
import { readFacts } from './support/platform.ts'

const FILES =
  'mutation Change($files: [FileUpdateInput!]!) { fileUpdate(files: $files) { files { id } } }'

type Case = {
  what: string
  query: string
  variables?: object
  message: string | RegExp
  extensions: object
  path?: unknown[]
}

/** Recorded messages (docs/shopify.md §7); an answer to an invalid request has neither data nor a cost. */
const INVALID: Case[] = [
  {
    what: 'not GraphQL',
    query: '{ shop {',
    message: 'syntax error, expected Name, found <EOF> at [1, 9]',
    extensions: { code: 'PARSE_ERROR' }
  },
  {
    what: 'a field that was removed or never existed',
    query: 'query ShopInfo { shop { nope } }',
    message: "Field 'nope' doesn't exist on type 'Shop'",
    extensions: { code: 'undefinedField', typeName: 'Shop', fieldName: 'nope' },
    path: ['query ShopInfo', 'shop', 'nope']
  },
  {
    what: 'a field of a type in a fragment',
    query: '{ nodes(ids: []) { ... on MediaImage { nope } } }',
    message: "Field 'nope' doesn't exist on type 'MediaImage'",
    extensions: { code: 'undefinedField', typeName: 'MediaImage', fieldName: 'nope' },
    path: ['query', 'nodes', '... on MediaImage', 'nope']
  },
  {
    what: 'an object without a selection',
    query: '{ shop }',
    message:
      "Field must have selections (field 'shop' returns Shop but has no selections. Did you mean 'shop { ... }'?)",
    extensions: { code: 'selectionMismatch', nodeName: "field 'shop'", typeName: 'Shop' }
  },
  {
    what: 'a missing argument',
    query: 'mutation { fileUpdate { files { id } } }',
    message: "Field 'fileUpdate' is missing required arguments: files",
    extensions: {
      code: 'missingRequiredArguments',
      className: 'Field',
      name: 'fileUpdate',
      arguments: 'files'
    }
  },
  {
    what: 'an unknown argument',
    query: '{ files(first: 1, status: READY) { nodes { id } } }',
    message: "Field 'files' doesn't accept argument 'status'",
    extensions: {
      code: 'argumentNotAccepted',
      name: 'files',
      typeName: 'Field',
      argumentName: 'status'
    }
  },
  {
    what: 'an unknown field of an input object',
    query:
      'mutation { fileUpdate(files: [{ id: "gid://shopify/MediaImage/1", url: "x" }]) { files { id } } }',
    message: "InputObject 'FileUpdateInput' doesn't accept argument 'url'",
    extensions: {
      code: 'argumentNotAccepted',
      name: 'FileUpdateInput',
      typeName: 'InputObject',
      argumentName: 'url'
    }
  },
  {
    what: 'a literal of the wrong type',
    query: '{ products(first: "ten") { nodes { id } } }',
    message: `Argument 'first' on Field 'products' has an invalid value ("ten"). Expected type 'Int'.`,
    extensions: {
      code: 'argumentLiteralsIncompatible',
      typeName: 'Field',
      argumentName: 'first'
    }
  },
  {
    what: 'an invalid id',
    query: '{ product(id: "") { id } }',
    message: "Invalid global id ''",
    extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' }
  },
  {
    what: 'a missing field of an input object',
    query: 'mutation { fileUpdate(files: [{ alt: "x" }]) { files { id } } }',
    message: "Argument 'id' on InputObject 'FileUpdateInput' is required. Expected type ID!",
    extensions: {
      code: 'missingRequiredInputObjectAttribute',
      argumentName: 'id',
      argumentType: 'ID!',
      inputObjectType: 'FileUpdateInput'
    }
  },
  {
    what: 'a variable that nothing uses',
    query: 'query ShopInfo($after: String) { shop { id } }',
    message: 'Variable $after is declared by ShopInfo but not used',
    extensions: { code: 'variableNotUsed', variableName: 'after' }
  },
  {
    what: 'an unknown type',
    query: '{ nodes(ids: []) { ... on Picture { id } } }',
    message: "No such type Picture, so it can't be a fragment condition",
    extensions: { code: 'undefinedType', typeName: 'Picture' }
  },
  {
    what: 'an unknown directive',
    query: '{ shop { id @nope } }',
    message: 'Directive @nope is not defined',
    extensions: { code: 'undefinedDirective', directiveName: 'nope' }
  },
  {
    what: 'two keys where exactly one is allowed',
    query:
      'mutation { productUpdate(identifier: { id: "gid://shopify/Product/1", handle: "a" }) { product { id } } }',
    message: "OneOf Input Object 'ProductUpdateIdentifiers' must specify exactly one key.",
    extensions: {
      code: 'invalidOneOfInputObject',
      inputObjectType: 'ProductUpdateIdentifiers'
    }
  }
]

const VARIABLES: Case[] = [
  {
    what: 'a missing value that is required',
    query: FILES,
    message: 'Variable $files of type [FileUpdateInput!]! was provided invalid value',
    extensions: {
      code: 'INVALID_VARIABLE',
      value: null,
      problems: [{ path: [], explanation: 'Expected value to not be null' }]
    }
  },
  {
    what: 'an unknown field',
    query: FILES,
    variables: { files: [{ id: 'gid://shopify/MediaImage/1', url: 'x' }] },
    message:
      'Variable $files of type [FileUpdateInput!]! was provided invalid value for 0.url (Field is not defined on FileUpdateInput)',
    extensions: {
      code: 'INVALID_VARIABLE',
      value: [{ id: 'gid://shopify/MediaImage/1', url: 'x' }],
      problems: [{ path: [0, 'url'], explanation: 'Field is not defined on FileUpdateInput' }]
    }
  },
  {
    what: 'a value that is not in the enum',
    query: 'query ($key: ProductSortKeys) { products(first: 1, sortKey: $key) { nodes { id } } }',
    variables: { key: 'NOPE' },
    message: 'Variable $key of type ProductSortKeys was provided invalid value',
    extensions: {
      code: 'INVALID_VARIABLE',
      value: 'NOPE',
      problems: [{ path: [], explanation: /^Expected "NOPE" to be one of: CREATED_AT, ID, / }]
    }
  },
  {
    what: 'an invalid id',
    query: 'query ($id: ID!) { product(id: $id) { id } }',
    variables: { id: '123' },
    message: 'Variable $id of type ID! was provided invalid value',
    extensions: {
      code: 'INVALID_VARIABLE',
      value: '123',
      problems: [{ path: [], explanation: "Invalid global id '123'" }]
    }
  }
]

t.test('an invalid request is refused in Shopify’s words with status 200', async (t) => {
  const { api, shop } = await openCatalogue(t)
  for (const { what, query, variables, message, extensions, path } of [...INVALID, ...VARIABLES]) {
    const answer = await api(query, variables)
    t.equal(answer.status, 200, what)
    t.match(answer.errors, [{ message, extensions, locations: [{ line: 1 }] }], what)
    if (path) t.same(answer.errors[0].path, path, what)
    t.notOk('data' in answer || 'extensions' in answer, `${what}: neither data nor cost`)
  }
  t.equal(shop.bucket.status().currentlyAvailable, 2000, 'no points were taken')
  t.same(shop.requests.map(({ code }) => code).slice(0, 2), ['PARSE_ERROR', 'undefinedField'])
})

const EXECUTED: (Case & { data: unknown })[] = [
  {
    what: 'a list without first',
    query: '{ products { nodes { id } } }',
    message: 'you must provide one of first or last',
    extensions: { code: 'BAD_REQUEST' },
    path: ['products'],
    data: null
  },
  {
    what: 'an invalid cursor',
    query: '{ products(first: 1, after: "eHh4") { nodes { id } } }',
    message: 'Malformed cursor',
    extensions: { code: 'BAD_REQUEST' },
    path: ['products'],
    data: null
  },
  {
    what: 'an id of the wrong type',
    query: '{ product(id: "gid://shopify/Collection/1") { id } }',
    message: 'Invalid id: gid://shopify/Collection/1',
    extensions: { code: 'RESOURCE_NOT_FOUND' },
    path: ['product'],
    data: { product: null }
  },
  {
    what: 'an address that is too long',
    query: FILES,
    variables: {
      files: [{ id: 'gid://shopify/MediaImage/1', originalSource: `https://x/${'a'.repeat(2048)}` }]
    },
    message: 'originalSource is too long (maximum is 2048)',
    extensions: { code: 'INVALID_FIELD_ARGUMENTS' },
    path: ['fileUpdate'],
    data: { fileUpdate: null }
  }
]

t.test('an error during execution has a path, and the answer has a cost', async (t) => {
  const { api } = await openCatalogue(t)
  for (const { what, query, variables, message, extensions, path, data } of EXECUTED) {
    const answer = await api(query, variables)
    t.match(answer.errors, [{ message, extensions, path }], what)
    t.same(answer.data, data, what)
    t.ok(answer.extensions.cost.requestedQueryCost > 0, what)
  }
})

t.test('a list of more than 250 inputs is refused as a whole', async (t) => {
  const { api, png } = await openCatalogue(t)
  const files = Array.from({ length: 251 }, () => ({ id: png.id, alt: 'many' }))
  const answer = await api(FILES, { files })
  t.match(answer.errors, [
    {
      message: 'The input array size of 251 is greater than the maximum allowed of 250.',
      path: ['fileUpdate', 'files'],
      extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' }
    }
  ])
  t.notOk('data' in answer)
  t.ok(answer.extensions.cost)
  t.equal(png.alt, '')
})

t.test('the stand-in refuses what it does not model and never guesses', async (t) => {
  const { api } = await openCatalogue(t)
  for (const query of [
    '{ products(first: 1, query: "vendor:Acme") { nodes { id } } }',
    '{ products(first: 1, query: "id:1 OR id:2") { nodes { id } } }',
    '{ products(first: 1, query: "snowboard") { nodes { id } } }',
    '{ products(first: 1, sortKey: VENDOR) { nodes { id } } }',
    '{ products(first: 1) { nodes { tags } } }'
  ])
    t.match((await api(query)).errors, [{ extensions: { code: 'NOT_MODELLED' } }], query)
})

t.test('every error code in error-codes.json is tested', async (t) => {
  const errors = readFacts<string[]>('error-codes.json')
  const tested = [...INVALID, ...VARIABLES, ...EXECUTED].map(({ message }) => message)
  const elsewhere = new Set([
    'MAX_INPUT_SIZE_EXCEEDED',
    'ACCESS_DENIED',
    'THROTTLED',
    'MAX_COST_EXCEEDED',
    'INTERNAL_SERVER_ERROR'
  ])
  const codes = [...INVALID, ...VARIABLES, ...EXECUTED].map(
    ({ extensions }) => (extensions as { code: string }).code
  )
  t.ok(errors.length > 20)
  for (const code of errors) t.ok(elsewhere.has(code) || codes.includes(code), code)
  t.ok(tested.length >= errors.length - elsewhere.size)
})
