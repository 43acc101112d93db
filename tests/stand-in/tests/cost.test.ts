import type { OperationDefinitionNode } from 'graphql'
import t from 'tap'
import { actualCost, growth, requestedCost } from '../admin/cost.ts'
import { planCost, type Variables } from '../admin/cost-plan.ts'
import { prepare } from '../admin/prepared.ts'
import { readFacts, readOperation } from './support/platform.ts'

function planOf(query: string, variables: Variables = {}) {
  const { operations, fragments, errors } = prepare(query)
  if (errors.length > 0) throw new Error(errors[0]?.message)
  return planCost(operations[0] as OperationDefinitionNode, fragments, variables)
}

const costOf = (query: string, variables?: Variables) => requestedCost(planOf(query, variables))

t.test('a connection’s cost grows with the logarithm of its size', async (t) => {
  const sizes = { 1: 1, 2: 1, 3: 2, 5: 3, 10: 4, 20: 5, 50: 7, 100: 9, 200: 10, 250: 11 }
  for (const [size, factor] of Object.entries(sizes)) t.equal(growth(Number(size)), factor, size)
  t.equal(growth(0), 0)
})

const MEASURED: [query: string, cost: number][] = [
  ['{ shop { id } }', 1],
  ['{ products(first: 0) { nodes { id } } }', 2],
  ['{ products(first: 1) { nodes { id } } }', 3],
  ['{ products(first: 5) { nodes { id } } }', 5],
  ['{ products(first: 10) { nodes { id } } }', 6],
  ['{ products(first: 50) { nodes { id } } }', 9],
  ['{ productsCount { count } }', 10],
  ['{ nodes(ids: ["gid://shopify/Product/1"]) { id } }', 1],
  ['{ nodes(ids: ["gid://shopify/Product/1", "gid://shopify/Product/2"]) { id } }', 1]
]

/** Costs of queries like the app's own, as the collected facts about Shopify state them. */
const PLANNED: [query: string, cost: number][] = [
  [
    `{ products(first: 250) { nodes { priceRangeV2 { minVariantPrice { amount } } ${media(20)} } } }`,
    211
  ],
  [
    `{ products(first: 50) { nodes { priceRangeV2 { minVariantPrice { amount } } ${media(50)} } } }`,
    177
  ],
  [`{ product(id: "gid://shopify/Product/1") { ${media(250)} } }`, 36],
  ['{ collections(first: 250) { nodes { id image { url } } } }', 24],
  ['{ articles(first: 250) { nodes { id blog { id } image { url } } } }', 35],
  ['{ productsCount { count } collectionsCount { count } }', 20],
  ['{ job(id: "gid://shopify/Job/a") { id done } }', 1]
]

function media(first: number): string {
  return `media(first: ${first}) { pageInfo { endCursor } nodes { id
    ... on MediaImage { image { url } originalSource { fileSize } } } }`
}

t.test('the stand-in computes the known Shopify cost of each query', async (t) => {
  for (const [query, cost] of [...MEASURED, ...PLANNED]) t.equal(costOf(query), cost, query)
})

t.test('pages, lists, aliases, variables and types are priced as on Shopify', async (t) => {
  const shared = '{ products(first: 10) { pageInfo { endCursor } edges { cursor node { id } } } }'
  t.equal(costOf(shared), 6, 'pageInfo and cursors cost nothing')
  const both = '{ products(first: 10) { nodes { id } edges { node { id } } } }'
  t.equal(costOf(both), 10, 'nodes and edges both count')
  t.equal(costOf('{ products(last: 10) { nodes { id } } }'), 6, 'last costs the same as first')
  t.equal(costOf('{ a: shop { id } b: shop { id } }'), 2, 'two aliases count twice')
  t.equal(costOf('{ shop { id } shop { name } }'), 1, 'the same field counts once')
  t.equal(costOf('query ($n: Int = 50) { products(first: $n) { nodes { id } } }', { n: 10 }), 6)
  t.equal(costOf('query ($yes: Boolean!) { shop @include(if: $yes) { id } }', { yes: false }), 1)
  const dearest = `{ nodes(ids: []) { id ... on MediaImage { image { url } originalSource { url } }
    ... on Product { featuredMedia { id } } } }`
  t.equal(costOf(dearest), 3, 'the most expensive type counts')
  const money = '{ products(first: 1) { nodes { priceRangeV2 { minVariantPrice { amount } } } } }'
  t.equal(costOf(money), 4, 'money fields cost nothing')
  const fragment = 'query { ...A } fragment A on QueryRoot { shop { plan { publicDisplayName } } }'
  t.equal(costOf(fragment), 2)
})

const MUTATIONS: [query: string, cost: number][] = [
  ['mutation { fileUpdate(files: []) { userErrors { code } } }', 10],
  ['mutation { fileUpdate(files: []) { files { id ... on MediaImage { image { url } } } } }', 11],
  ['mutation { fileCreate(files: []) { files { id fileErrors { code } } } }', 21],
  ['mutation { fileDelete(fileIds: []) { deletedFileIds } }', 10]
]

t.test('a mutation costs ten plus the objects in its payload', async (t) => {
  for (const [query, cost] of MUTATIONS) t.equal(costOf(query), cost, query)
})

t.test('the actual cost of an answer never exceeds the requested cost', async (t) => {
  const plan = planOf(
    '{ products(first: 50) { nodes { id media(first: 20) { nodes { id ... on MediaImage { image { url } } } } } } }'
  )
  const product = (count: number) => ({
    id: 'p',
    media: { nodes: Array.from({ length: count }, () => ({ id: 'm', image: { url: 'u' } })) }
  })
  const answer = (products: number, media: number) => ({
    products: { nodes: Array.from({ length: products }, () => product(media)) }
  })
  t.equal(requestedCost(plan), 2 + 7 * (1 + 2 + 5 * 2))
  t.equal(actualCost(plan, answer(50, 20)), requestedCost(plan))
  t.equal(actualCost(plan, answer(1, 1)), 2 + 1 + 2 + 2)
  t.equal(actualCost(plan, answer(0, 0)), 2)
  t.equal(actualCost(plan, { products: null }), 1)
})

t.test('every operation in operations.json costs as many points as the file says', async (t) => {
  type Priced = { file: string; priced: { variables: Variables; cost: number }[] }
  const priced = readFacts<Priced[]>('operations.json').flatMap(({ file, priced }) =>
    priced.map((each) => ({ file, ...each }))
  )
  t.ok(priced.length >= 36, `${priced.length} priced operations were found`)
  for (const { file, variables, cost } of priced)
    t.equal(costOf(readOperation(file), variables), cost, file)
})
