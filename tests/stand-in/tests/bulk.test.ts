import t, { type Test } from 'tap'
import { dateText } from '../admin/scalars.ts'
import type { BulkOperation } from '../bulk/operation.ts'
import type { WorldOptions } from '../world.ts'
import { ask } from './support/ask.ts'
import { type Catalogue, draw, openCatalogue } from './support/catalogue.ts'

const PRODUCTS = `{ products { edges { node { id title updatedAt
  media { edges { node { id alt status ... on MediaImage { fileStatus mimeType image { url width } originalSource { fileSize } } } } }
} } } }`

const RUN = `mutation ($query: String!, $groupObjects: Boolean! = false) {
  bulkOperationRunQuery(query: $query, groupObjects: $groupObjects) {
    bulkOperation { id status createdAt } userErrors { code field message } } }`

const READ = `query ($id: ID!) { bulkOperation(id: $id) {
  id type status errorCode createdAt completedAt objectCount rootObjectCount fileSize url partialDataUrl } }`

type Shown = Omit<BulkOperation, 'objectCount'> & {
  objectCount: string
  fileSize: string
  url: string
  partialDataUrl: string
}
type Started = { bulkOperation: Shown; userErrors: { code: string; message: string }[] }

async function run({ api }: Catalogue, query: string, groupObjects = false): Promise<Started> {
  const { data }: { data: { bulkOperationRunQuery: Started } } = await api(RUN, {
    query,
    groupObjects
  })
  return data.bulkOperationRunQuery
}

async function read({ api }: Catalogue, id: string): Promise<Shown> {
  const { data }: { data: { bulkOperation: Shown } } = await api(READ, { id })
  return data.bulkOperation
}

type Line = { id: string; __parentId?: string }

async function linesAt(url: string): Promise<Line[]> {
  const text = await (await fetch(url)).text()
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

async function openBulk(t: Test, options: WorldOptions = {}) {
  const catalogue = await openCatalogue(t, options)
  const bytes = await draw('png', 3)
  await catalogue.shop.merchant.addProduct({
    title: 'Gloves',
    media: [{ fileName: 'gloves.png', bytes }]
  })
  return catalogue
}

t.test(
  'a bulk operation is created and runs, and its result can be downloaded for a week',
  async (t) => {
    const catalogue = await openBulk(t)
    const { clock, shop, product, png } = catalogue
    const { bulkOperation, userErrors } = await run(catalogue, PRODUCTS)
    t.same(userErrors, [])
    t.match(bulkOperation, { status: 'CREATED', createdAt: dateText(clock.now().getTime()) })
    clock.forward(30)
    t.match(await read(catalogue, bulkOperation.id), {
      status: 'RUNNING',
      completedAt: null,
      url: null
    })
    clock.forward(30)
    const done = await read(catalogue, bulkOperation.id)
    t.match(done, {
      type: 'QUERY',
      status: 'COMPLETED',
      errorCode: null,
      objectCount: '6',
      rootObjectCount: '2',
      partialDataUrl: null
    })
    const lines = await linesAt(done.url)
    t.equal(lines.length, 6)
    t.match(lines[0], {
      id: product.id,
      title: 'Red Snowboard',
      updatedAt: /Z$/,
      __parentId: undefined
    })
    t.match(
      lines.find(({ id }) => id === png.id),
      {
        alt: '',
        status: 'READY',
        fileStatus: 'READY',
        mimeType: 'image/png',
        image: { url: /IMG_0042\.png\?v=/, width: 60 },
        originalSource: { fileSize: png.stored?.bytes.length },
        __parentId: product.id
      }
    )
    t.equal((await fetch(done.url)).headers.get('content-length'), done.fileSize)
    t.equal((await fetch(done.url.replace(/Signature=../, 'Signature=zz'))).status, 403)
    t.match(shop.webhooks.emitted.at(-1), {
      topic: 'bulk_operations/finish',
      body: {
        admin_graphql_api_id: bulkOperation.id,
        status: 'completed',
        type: 'query',
        error_code: null
      }
    })
    clock.forward(7 * 24 * 3_600_000)
    t.equal((await fetch(done.url)).status, 400, 'expired')
  }
)

t.test(
  'in a bulk result, children directly follow their parent only if grouping was requested',
  async (t) => {
    const catalogue = await openBulk(t)
    const orderOf = async (isGrouped: boolean) => {
      const { bulkOperation } = await run(catalogue, PRODUCTS, isGrouped)
      catalogue.clock.forward(30)
      await catalogue.shop.timeline.settle()
      catalogue.clock.forward(30)
      const lines = await linesAt((await read(catalogue, bulkOperation.id)).url)
      return lines.map(({ __parentId }) => (__parentId === undefined ? 'P' : 'm')).join('')
    }
    t.equal(await orderOf(true), 'PmmmPm')
    t.equal(await orderOf(false), 'PPmmmm')
  }
)

async function finish(catalogue: Catalogue, id: string): Promise<Shown> {
  catalogue.clock.forward(30)
  await catalogue.shop.timeline.settle()
  catalogue.clock.forward(30)
  return read(catalogue, id)
}

t.test('an operation that finds nothing leaves no file', async (t) => {
  const catalogue = await openCatalogue(t)
  const { bulkOperation } = await run(catalogue, '{ collections { edges { node { id } } } }')
  t.match(await finish(catalogue, bulkOperation.id), {
    status: 'COMPLETED',
    objectCount: '0',
    fileSize: null,
    url: null
  })
})

t.test('an operation that fails can leave a partial result', async (t) => {
  const catalogue = await openBulk(t)
  catalogue.shop.content.bulk.nextFailure = { errorCode: 'TIMEOUT', afterLines: 2 }
  const { bulkOperation } = await run(catalogue, PRODUCTS)
  const failed = await finish(catalogue, bulkOperation.id)
  t.match(failed, { status: 'FAILED', errorCode: 'TIMEOUT', completedAt: null, url: null })
  t.equal((await linesAt(failed.partialDataUrl)).length, 2)
  t.match(catalogue.shop.webhooks.emitted.at(-1)?.body, { status: 'failed', error_code: 'timeout' })
  const next = await run(catalogue, PRODUCTS)
  t.match(await finish(catalogue, next.bulkOperation.id), { status: 'COMPLETED' })
})

t.test('an operation without its access scope fails with ACCESS_DENIED', async (t) => {
  const catalogue = await openBulk(t)
  const { shop, clock } = catalogue
  const query = RUN.replace('$query: String!, ', '').replace(
    'query: $query',
    `query: "${PRODUCTS.replaceAll('\n', ' ')}"`
  )
  await ask(catalogue, shop.access.grant(['read_files']), query)
  const [operation] = shop.content.bulk.byNumber.values()
  clock.forward(30)
  await shop.timeline.settle()
  clock.forward(30)
  await shop.timeline.settle()
  t.match(operation, { status: 'FAILED', errorCode: 'ACCESS_DENIED', result: null })
})

t.test('at most five operations run at once', async (t) => {
  const catalogue = await openBulk(t)
  const ids: string[] = []
  for (let count = 0; count < 5; count++)
    ids.push((await run(catalogue, PRODUCTS)).bulkOperation.id)
  t.match(await run(catalogue, PRODUCTS), {
    bulkOperation: null,
    userErrors: [
      {
        code: 'OPERATION_IN_PROGRESS',
        field: null,
        message: `A bulk query operation for this app and shop is already in progress: ${ids[0]}.`
      }
    ]
  })
  await finish(catalogue, ids[0] as string)
  t.match(await run(catalogue, PRODUCTS), { userErrors: [] })
})

t.test('a cancelled operation leaves no file', async (t) => {
  const catalogue = await openBulk(t)
  const { bulkOperation } = await run(catalogue, PRODUCTS)
  const cancel = async (id: string) => {
    const { data }: { data: { bulkOperationCancel: Started } } = await catalogue.api(
      'mutation ($id: ID!) { bulkOperationCancel(id: $id) { bulkOperation { id status } userErrors { field message } } }',
      { id }
    )
    return data.bulkOperationCancel
  }
  t.match(await cancel(bulkOperation.id), {
    bulkOperation: { status: 'CANCELING' },
    userErrors: []
  })
  t.match(await finish(catalogue, bulkOperation.id), { status: 'CANCELED', url: null })
  t.equal((await cancel(bulkOperation.id)).userErrors.length, 1, 'the operation has already ended')
  t.equal((await cancel('gid://shopify/BulkOperation/1')).userErrors.length, 1)
})

const connections = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `c${index}: collections { edges { node { id } } }`
  ).join(' ')

const REFUSED: [what: string, query: string][] = [
  ['not GraphQL', '{ products {'],
  ['an unknown field', '{ products { edges { node { nope } } } }'],
  ['a mutation', 'mutation { fileDelete(fileIds: []) { deletedFileIds } }'],
  ['no connection', '{ shop { id } }'],
  ['nodes', '{ products { nodes { id } } }'],
  ['cursors', '{ products { edges { cursor node { id } } } }'],
  [
    'a top-level node',
    '{ node(id: "gid://shopify/Product/1") { id } products { edges { node { id } } } }'
  ],
  ['six connections', `{ ${connections(6)} }`],
  [
    'three levels',
    '{ products { edges { node { variants { edges { node { media { edges { node { id } } } } } } } } } }'
  ],
  ['variables', 'query ($query: String) { products(query: $query) { edges { node { id } } } }'],
  ['a query that is too long', `{ products { edges { node { id } } } } # ${'x'.repeat(65_536)}`]
]

t.test('a query that cannot run in bulk is refused', async (t) => {
  const catalogue = await openBulk(t)
  for (const [what, query] of REFUSED)
    t.match(
      await run(catalogue, query),
      { bulkOperation: null, userErrors: [{ code: 'INVALID', field: ['query'] }] },
      what
    )
  t.match(await run(catalogue, `{ ${connections(5)} }`), { userErrors: [] })
})

t.test('arguments on media are accepted or refused, depending on the switch', async (t) => {
  const query =
    '{ products { edges { node { id media(query: "media_type:IMAGE", sortKey: POSITION) { edges { node { id } } } } } } }'
  const taken = await openBulk(t)
  const { bulkOperation } = await run(taken, query)
  t.match(await finish(taken, bulkOperation.id), { objectCount: '5' }, 'the video is not included')
  const refused = await openBulk(t, { switches: { bulkMediaArguments: 'refused' } })
  t.match(await run(refused, query), { userErrors: [{ code: 'INVALID' }] })
  t.match(await run(refused, PRODUCTS), { userErrors: [] })
})

t.test(
  'a bulk result contains variants as children, each with the picture that the variant shows',
  async (t) => {
    const catalogue = await openBulk(t)
    const query =
      '{ products { edges { node { id variants { edges { node { title image { url } } } } } } } }'
    const { bulkOperation } = await run(catalogue, query, true)
    const lines = await linesAt((await finish(catalogue, bulkOperation.id)).url)
    t.match(lines.slice(0, 3), [
      { id: catalogue.product.id },
      { title: '152 cm', image: { url: /IMG_0042\.png/ }, __parentId: catalogue.product.id },
      { title: '158 cm', image: null }
    ])
  }
)

t.test('a bulk operation reads all products, not only the first page', async (t) => {
  const catalogue = await openCatalogue(t)
  const bytes = await draw('png', 3)
  for (let count = 1; count < 600; count++)
    await catalogue.shop.merchant.addProduct({
      title: `P${count}`,
      media: [{ fileName: `${count}.png`, bytes }]
    })
  const { bulkOperation } = await run(catalogue, PRODUCTS)
  await finish(catalogue, bulkOperation.id)
  while ((await read(catalogue, bulkOperation.id)).status === 'RUNNING');
  const done = await read(catalogue, bulkOperation.id)
  t.match(done, { rootObjectCount: '600', objectCount: `${600 + 3 + 599}` })
  const lines = await linesAt(done.url)
  t.equal(new Set(lines.map(({ id }) => id)).size, 600 + 3 + 599)
  const parents = new Set<string>()
  for (const { id, __parentId } of lines)
    if (__parentId === undefined) parents.add(id)
    else if (!parents.has(__parentId)) t.fail('a child came before its parent')
})
