import t from 'tap'
import { cdnAddress } from '../cdn-address.ts'
import { type Answer, ask, openStage } from './support/ask.ts'
import { draw, openCatalogue, postForm, stageUpload, updateFile } from './support/catalogue.ts'

/* Requests that Shopify refuses or may refuse, and that the app must not send. */

const CREATE = `mutation Create($lineItems: [AppSubscriptionLineItemInput!]!, $trialDays: Int, $test: Boolean) {
  appSubscriptionCreate(name: "Plan", lineItems: $lineItems, returnUrl: "http://127.0.0.1:3000/", trialDays: $trialDays, test: $test) {
    confirmationUrl userErrors { message } } }`

type Parts = { discount?: object; cap?: string; trialDays?: number; test?: boolean }

const usd = (amount: string) => ({ amount, currencyCode: 'USD' })

const orderOf = ({ discount, cap = 'USD', ...others }: Parts) => ({
  lineItems: [
    { plan: { appRecurringPricingDetails: { price: usd('9.99'), ...(discount && { discount }) } } },
    {
      plan: {
        appUsagePricingDetails: { terms: '…', cappedAmount: { amount: '9.00', currencyCode: cap } }
      }
    }
  ],
  ...others
})

t.test(
  'an offer with two currencies, or a discount or trial out of range, is refused',
  async (t) => {
    const stage = await openStage(t)
    const send = async (parts: Parts): Promise<Answer> => {
      const answer = await ask(stage, stage.shop.access.grant(), CREATE, orderOf(parts))
      return answer.data.appSubscriptionCreate.userErrors.length
    }
    t.equal(await send({ cap: 'EUR' }), 1)
    for (const trialDays of [-1, 1001]) t.equal(await send({ trialDays }), 1, `${trialDays} days`)
    for (const value of [{ percentage: 0 }, { percentage: 1.2 }, { amount: '10.00' }])
      t.equal(await send({ discount: { value } }), 1, JSON.stringify(value))
    t.equal(await send({ discount: { value: { percentage: 1 }, durationLimitInIntervals: 0 } }), 1)
    t.equal(stage.shop.billing.subscriptions().length, 0)
    t.equal(await send({ discount: { value: { percentage: 1 } }, trialDays: 14 }), 0)
  }
)

t.test(
  'a merchant approves or declines a charge only once, and on a development store only test charges can be approved',
  async (t) => {
    const stage = await openStage(t)
    const offer = async (parts: Parts = {}): Promise<Answer> =>
      (await ask(stage, stage.shop.access.grant(), CREATE, orderOf(parts))).data
        .appSubscriptionCreate.confirmationUrl
    const decide = async (address: string, decision = 'approve') =>
      (
        await fetch(address, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ decision })
        })
      ).status
    const address = await offer()
    t.equal(await decide(address), 303)
    t.equal(await decide(address), 422, 'a used charge')
    t.equal((await fetch(address)).status, 200, 'its page says so')
    const stale = await offer()
    stage.clock.forward(3 * 24 * 3_600_000)
    t.equal(await decide(stale), 422, 'an expired charge')
    stage.shop.isDevelopment = true
    t.equal(await decide(await offer({ test: false })), 422)
    t.equal(await decide(await offer({ test: true })), 303)
  }
)

const USE = `mutation Use($id: ID!, $price: MoneyInput!) {
  appUsageRecordCreate(subscriptionLineItemId: $id, price: $price, description: "1000 images") { userErrors { message } } }`
const RAISE = `mutation Raise($id: ID!, $cap: MoneyInput!) {
  appSubscriptionLineItemUpdate(id: $id, cappedAmount: $cap) { confirmationUrl userErrors { message } } }`

t.test(
  'a subscription has one currency, and neither the app nor the merchant can change a charge that has ended',
  async (t) => {
    const stage = await openStage(t)
    const { billing } = stage.shop
    const call = async (query: string, variables: object): Promise<Answer> =>
      (await ask(stage, stage.shop.access.grant(), query, variables)).data
    await call(CREATE, orderOf({}))
    const [{ id: number } = { id: 0 }] = billing.subscriptions()
    billing.approve(number)
    const id = `gid://shopify/AppSubscriptionLineItem/${number}?v=1&index=1`
    const euros = { amount: '1.00', currencyCode: 'EUR' }
    const used = async (price: object): Promise<Answer> =>
      (await call(USE, { id, price })).appUsageRecordCreate.userErrors.length
    const raised = async (cap: object): Promise<Answer> =>
      (await call(RAISE, { id, cap })).appSubscriptionLineItemUpdate
    t.equal(await used(euros), 1)
    t.equal(await used(usd('1.00')), 0)
    t.equal((await raised({ ...euros, amount: '20.00' })).userErrors.length, 1)
    const { confirmationUrl } = await raised(usd('20.00'))

    billing.cancel(number)
    t.equal(await used(usd('1.00')), 1)
    t.equal((await raised(usd('30.00'))).userErrors.length, 1)
    const post = async (address: string, body: Record<string, string>) =>
      (
        await fetch(address, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams(body)
        })
      ).status
    t.equal(await post(confirmationUrl, { decision: 'approve' }), 422, 'the cap of an ended charge')
    for (const charge of [number, 7])
      t.equal(await post(`${stage.at}/admin/charges/${charge}`, { cap: '40.00' }), 422)
  }
)

for (const referenceAgain of ['accepted', 'refused'] as const)
  t.test(`a reference that is added twice, or removed twice, is ${referenceAgain}`, async (t) => {
    const catalogue = await openCatalogue(t, { switches: { referenceAgain } })
    const { png, product } = catalogue
    const errors = async (update: object) =>
      (await updateFile(catalogue, { id: png.id, ...update })).userErrors.length
    const again = referenceAgain === 'refused' ? 1 : 0
    const media = product.media.length
    t.equal(await errors({ referencesToAdd: [product.id] }), again)
    t.equal(product.media.length, media, 'the file is in the product once')
    t.equal(await errors({ referencesToRemove: [product.id] }), 0)
    t.equal(await errors({ referencesToRemove: [product.id] }), again)
    t.equal(product.media.length, media - 1)
  })

for (const unsizedPictures of ['as-stored', 're-encoded'] as const)
  t.test(`an address without a size delivers the picture ${unsizedPictures}`, async (t) => {
    const { shop } = await openCatalogue(t, { switches: { unsizedPictures } })
    const bytes = await draw('jpeg', 3)
    const { image } = await shop.merchant.addCollection({
      title: 'Kitchen',
      image: { fileName: 'kitchen.jpg', bytes }
    })
    if (!image) throw new Error('the collection has no picture')
    const delivered = async () =>
      Buffer.from(await (await fetch(cdnAddress(shop, image.path, image.version))).arrayBuffer())
    t.equal((await delivered()).equals(bytes), unsizedPictures === 'as-stored')
    t.ok((await delivered()).equals(await delivered()), 'always the same bytes')
  })

for (const usedUpload of ['nothing', 'bytes-again'] as const)
  t.test(`an upload that was used gives ${usedUpload}`, async (t) => {
    const catalogue = await openCatalogue(t, { switches: { usedUpload } })
    const { png, clock, shop } = catalogue
    const target = await stageUpload(catalogue, 'a.png')
    await postForm(target, await draw('png', 7))
    for (const isFirst of [true, false]) {
      await updateFile(catalogue, { id: png.id, originalSource: target.resourceUrl })
      clock.forward(60)
      await shop.timeline.settle()
      t.equal(png.status, isFirst || usedUpload === 'bytes-again' ? 'READY' : 'FAILED')
    }
  })

t.test('a batch that names a file twice is refused', async (t) => {
  const catalogue = await openCatalogue(t)
  const { png, shop } = catalogue
  const answer = await ask(
    catalogue,
    shop.access.grant(),
    'mutation Twice($files: [FileUpdateInput!]!) { fileUpdate(files: $files) { userErrors { code } } }',
    {
      files: [
        { id: png.id, alt: 'a' },
        { id: png.id, alt: 'b' }
      ]
    }
  )
  t.match(answer.errors, [{ extensions: { code: 'NOT_MODELLED' } }])
})

for (const positionBeyondEnd of ['last', 'refused'] as const)
  t.test(`a position beyond the end: ${positionBeyondEnd}`, async (t) => {
    const catalogue = await openCatalogue(t, { switches: { positionBeyondEnd } })
    const { shop } = catalogue
    const product = [...shop.content.products.values()].find(({ media }) => media.length > 1)
    const [first] = product?.media ?? []
    const move = async (newPosition: string): Promise<Answer> =>
      (
        await ask(
          catalogue,
          shop.access.grant(),
          'mutation Move($id: ID!, $moves: [MoveInput!]!) { productReorderMedia(id: $id, moves: $moves) { mediaUserErrors { code } } }',
          { id: product?.id, moves: [{ id: first?.id, newPosition }] }
        )
      ).data.productReorderMedia.mediaUserErrors.length
    t.equal(await move('99'), positionBeyondEnd === 'refused' ? 1 : 0)
  })

t.test('bytes of another size than announced are refused', async (t) => {
  const catalogue = await openCatalogue(t)
  const bytes = await draw('png', 7)
  const stage = async (fileSize: number): Promise<Answer> =>
    (
      await ask(
        catalogue,
        catalogue.shop.access.grant(),
        `mutation Stage($input: [StagedUploadInput!]!) { stagedUploadsCreate(input: $input) {
          stagedTargets { url resourceUrl parameters { name value } } userErrors { field } } }`,
        {
          input: [
            {
              resource: 'IMAGE',
              httpMethod: 'POST',
              filename: 'a.png',
              mimeType: 'image/png',
              fileSize: String(fileSize)
            }
          ]
        }
      )
    ).data.stagedUploadsCreate
  for (const [size, status] of [
    [bytes.length, 201],
    [bytes.length - 1, 400],
    [bytes.length + 1, 400]
  ] as const) {
    const { stagedTargets } = await stage(size)
    t.equal((await postForm(stagedTargets[0], bytes)).status, status)
  }
  t.equal((await stage(21 * 1024 * 1024)).userErrors.length, 1, 'more than 20 MB')
})

t.test('a grant without a state is refused', async (t) => {
  const { at, shop } = await openStage(t)
  const query = new URLSearchParams({
    client_id: shop.world.app.clientId,
    redirect_uri: shop.world.app.redirectUrls[0] ?? ''
  })
  t.equal((await fetch(`${at}/admin/oauth/authorize?${query}`)).status, 400)
  query.set('state', 'nonce')
  t.equal((await fetch(`${at}/admin/oauth/authorize?${query}`)).status, 200)
})
