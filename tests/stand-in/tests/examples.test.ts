import type { Test } from 'tap'
import t from 'tap'
import { ask, openStage } from './support/ask.ts'
import { draw, postForm, type Target } from './support/catalogue.ts'
import { differences, type Step, stepsOf } from './support/examples.ts'
import { readFacts, readOperation } from './support/platform.ts'

/** Opens a stand-in on which a test can give objects the same numbers as in the examples. */
async function openExamples(t: Test) {
  const stage = await openStage(t, { timing: { mediaMs: 2000 } })
  const { shop, standIn, clock } = stage
  const numbers: number[] = []
  const next = standIn.world.nextNumber
  standIn.world.nextNumber = () => numbers.shift() ?? next()
  const token = shop.access.grant()
  return {
    ...stage,
    png: await draw('png', 1, 300, 300),
    jpg: await draw('jpeg', 2, 300, 300),
    /** Gives these numbers to the objects that are created next. */
    number: (...wanted: number[]) => void numbers.push(...wanted),
    /** Sends a step's request. Returns the answer's data and where it differs from the example. */
    differencesOf: async (
      { operation = '', variables, data: example }: Step,
      loose?: string[],
      changes = {}
    ) => {
      const query = readOperation(operation)
      const { data } = await ask(stage, token, query, { ...variables, ...changes })
      return { data, differing: differences(example, data, loose) }
    },
    pass: async (ms: number) => {
      clock.forward(ms)
      await shop.timeline.settle()
    }
  }
}

type Examples = Awaited<ReturnType<typeof openExamples>>

async function addRedSnowboard({ shop, number, png, jpg }: Examples, withVideo = false) {
  const media = [31820219842582, ...(withVideo ? [31820220203030] : []), 31820219875350]
  number(7982905098262, ...media, 43696935501846, 43696935534614)
  return shop.merchant.addProduct({
    title: 'Red Snowboard',
    vendor: 'Acme',
    productType: 'Snowboard',
    media: [
      { fileName: 'IMG_0042.png', bytes: png },
      ...(withVideo ? (['video'] as const) : []),
      { fileName: 'red-back.jpg', bytes: jpg, alt: 'Red Snowboard, back' }
    ],
    variants: [
      { title: '152 cm', price: '349.00', medium: 0 },
      { title: '158 cm', price: '369.00' }
    ]
  })
}

/** Appends zero bytes to a picture until it has the size that the example announces for the upload. */
function asAnnounced(picture: Buffer, { variables }: Step): Buffer {
  const { input } = variables as { input: [{ fileSize: string }] }
  const [{ fileSize }] = input
  return Buffer.concat([picture, Buffer.alloc(Number(fileSize) - picture.length)])
}

t.test('an image is replaced in place as in the example', async (t) => {
  const examples = await openExamples(t)
  await addRedSnowboard(examples)
  const [read, stage, , replace, wait, ready, rename] = stepsOf('flow-optimise-in-place') as [
    Step,
    Step,
    Step,
    Step,
    Step,
    Step,
    Step
  ]
  const { differencesOf, pass, png } = examples
  t.same((await differencesOf(read)).differing, [])
  const staged = await differencesOf(stage, ['value'])
  t.same(staged.differing, [])
  const target = staged.data.stagedUploadsCreate.stagedTargets[0] as Target
  t.equal((await postForm(target, asAnnounced(png, stage))).status, 201)
  const id = 'gid://shopify/MediaImage/31820219842582'
  const files = { files: [{ id, originalSource: target.resourceUrl }] }
  t.same((await differencesOf(replace, [], files)).differing, [])
  await pass(1000)
  t.same((await differencesOf(wait)).differing, [])
  await pass(1000)
  t.same((await differencesOf(ready)).differing, [])
  t.same((await differencesOf(rename)).differing, [])
})

const firstFile = ({ variables }: Step) => (variables?.['files'] as [object] | undefined)?.[0]

t.test('a PNG becomes a JPG as in the example', async (t) => {
  const examples = await openExamples(t)
  await addRedSnowboard(examples, true)
  const { differencesOf, pass, jpg, number } = examples
  const done: string[] = []
  let [source, job] = ['', '']
  for (const step of stepsOf('flow-png-to-jpg')) {
    const { operation = '' } = step
    if (operation === 'file-create.graphql') number(31820220334102)
    const changes =
      operation === 'file-create.graphql'
        ? { files: [{ ...firstFile(step), originalSource: source }] }
        : operation === 'job-status.graphql'
          ? { id: job }
          : {}
    if (operation === 'job-status.graphql') await pass(30)
    const loose = ['value', 'endCursor']
    const { data, differing } = await differencesOf(step, loose, changes)
    t.same(differing, [], operation)
    if (operation === 'staged-uploads-create.graphql') {
      const [target] = data.stagedUploadsCreate.stagedTargets as [Target]
      source = target.resourceUrl
      t.equal((await postForm(target, asAnnounced(jpg, step))).status, 201)
    }
    if (operation === 'product-reorder-media.graphql') job = data.productReorderMedia.job.id
    // The example polls twice and sees PROCESSING, then READY.
    if (['file-create.graphql', 'media-images-by-id.graphql'].includes(operation)) await pass(1000)
    done.push(operation)
  }
  t.equal(done.length, 13)
})

t.test('collections and articles change as in the example', async (t) => {
  const examples = await openExamples(t)
  const { shop, number, png, differencesOf } = examples
  const picture = (fileName: string) => ({ fileName, bytes: png, alt: 'Old' })
  number(299814846614, 1616137158806)
  await shop.merchant.addCollection({ title: 'Winter', image: picture('winter.png') })
  const blog = shop.merchant.addBlog({ title: 'News' })
  number(588013633686, 128911147158)
  await shop.merchant.addArticle(blog, { title: 'How to wax a board', image: picture('wax.png') })
  const [image, alt, article] = stepsOf('flow-collection-and-article') as [Step, Step, Step]
  const at = (path: string) => `${shop.world.origin}/${shop.domain}/cdn/s/files/1/2637/1970/${path}`
  const [winter] = shop.content.collections.values()
  number(1616137191574)
  const src = at(winter?.image?.path ?? '')
  const id = winter?.id
  const made = await differencesOf(image, [], {
    collection: { id, image: { src, altText: 'Winter collection' } }
  })
  t.same(made.differing, [])
  t.same((await differencesOf(alt)).differing, [])
  number(128911179926)
  const url = at('articles/wax.png')
  const changed = { article: { image: { url, altText: 'How to wax a board - Snow Shop' } } }
  t.same((await differencesOf(article, [], changed)).differing, [])
})

t.test('queries for lists get the answers of the published examples', async (t) => {
  const examples = await openExamples(t)
  const { shop, number, png, differencesOf, clock } = examples
  clock.set('2026-11-20T09:15:02.000Z')
  await addRedSnowboard(examples)
  number(7982905131030, 31820219908118)
  await shop.merchant.addProduct({
    title: 'Gloves',
    vendor: 'Snow Shop',
    status: 'DRAFT',
    media: [{ fileName: 'gloves.png', bytes: png, alt: null }]
  })
  // The picture of the gloves is not processed yet.
  const gloves = shop.content.files.get(31820219908118)
  if (gloves) Object.assign(gloves, { status: 'UPLOADED', stored: null })
  const [products] = stepsOf('list-products') as [Step]
  const page = await differencesOf(products, ['endCursor', 'hasNextPage'])
  t.same(page.differing, [])

  const picture = (fileName: string, alt: string | null) => ({ fileName, bytes: png, alt })
  const updatedAt = '2026-11-12T07:00:00Z'
  number(299814846614, 1616137158806)
  await shop.merchant.addCollection({
    title: 'Winter',
    updatedAt,
    image: picture('winter.png', null)
  })
  number(299814879382)
  await shop.merchant.addCollection({ title: 'Home page', handle: 'frontpage' })
  number(80914448534)
  const blog = shop.merchant.addBlog({ title: 'News' })
  number(588013633686, 128911147158)
  await shop.merchant.addArticle(blog, {
    title: 'How to wax a board',
    updatedAt,
    image: picture('wax.png', 'Waxing iron')
  })
  for (const step of stepsOf('list-collections-articles'))
    t.same((await differencesOf(step, ['endCursor'])).differing, [], `${step.operation}`)
})

t.test('a bulk operation proceeds as in the example, to its last state', async (t) => {
  const examples = await openExamples(t)
  await addRedSnowboard(examples)
  const { shop, number, differencesOf, pass } = examples
  const [start, running, completed] = stepsOf('flow-bulk-sync') as [Step, Step, Step]
  const counts = ['objectCount', 'rootObjectCount', 'fileSize', 'url']
  number(4911812345878)
  t.same((await differencesOf(start)).differing, [])
  await pass(30)
  t.same((await differencesOf(running, counts)).differing, [])
  await pass(30)
  const { data, differing } = await differencesOf(completed, counts)
  t.same(differing, [])
  const lines = (await (await fetch(data.bulkOperation.url)).text()).trimEnd().split('\n')
  const example = readFacts<object[]>('examples/bulk-lines.json')
  for (const [index, line] of lines.entries())
    t.same(differences(example[index], JSON.parse(line), ['mimeType']), [])
  t.equal(lines.length, 3)

  shop.content.bulk.nextFailure = { errorCode: 'TIMEOUT', afterLines: 1 }
  const [, , , , failed, sixth] = stepsOf('flow-bulk-sync') as [Step, Step, Step, Step, Step, Step]
  number(4911812345879)
  await differencesOf(start)
  await pass(30)
  await pass(30)
  const id = 'gid://shopify/BulkOperation/4911812345879'
  const partial = await differencesOf(failed, [...counts, 'id'], { id })
  t.same(partial.differing, [])
  for (let count = 0; count < 5; count++) await differencesOf(start)
  t.same((await differencesOf(sixth, ['message'])).differing, [])
})

t.test('refusals are worded as in the examples', async (t) => {
  const examples = await openExamples(t)
  const { shop, number, png, jpg, differencesOf, pass } = examples
  await addRedSnowboard(examples)
  number(31820219908118)
  const gloves = await shop.merchant.addFile({ fileName: 'gloves.png', bytes: png })
  shop.content.files.change(gloves, (file) => Object.assign(file, { status: 'UPLOADED' }))
  number(31820220334102)
  const other = await shop.merchant.addFile({ fileName: 'other.jpg', bytes: jpg })
  const product = shop.content.products.get(7982905098262)
  if (product) product.media.push(other)
  const blog = shop.merchant.addBlog({ title: 'News' })
  number(588013633686)
  await shop.merchant.addArticle(blog, { title: 'Bare' })
  let compared = 0
  for (const step of stepsOf('errors-files')) {
    if (step.afterBadSource) {
      Object.assign(shop.world.switches, { badSource: 'failed-loses-image' })
      const id = 'gid://shopify/MediaImage/31820219842582'
      const files = [{ id, alt: '', originalSource: 'https://a.example/gone.png' }]
      await differencesOf({ operation: 'file-update.graphql' }, [], { files })
      await pass(2000)
    }
    const { differing } = await differencesOf(step, ['details', 'mimeType', 'code'])
    t.same(differing, [], JSON.stringify(step.variables))
    compared++
  }
  t.equal(compared, 12)
})
