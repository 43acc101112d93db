/** The files of an area, and the cheapest tests that ought to notice a fault in them; the cheapest first. */
export type Area = { files: string[]; tests: string[] }

const PRICING = 'tests/modules/pricing'
const SHOPIFY = 'tests/platforms/shopify'

export const AREAS: Record<string, Area> = {
  quota: {
    files: [
      'modules/pricing/plans.ts',
      'modules/pricing/usage/*.ts',
      'modules/pricing/sql/{units,charges,subscriptions}.ts'
    ],
    tests: [
      `${PRICING}/{cycles,units,overcharge,gates}.test.ts`,
      `${PRICING}/{life,charging}.test.ts`
    ]
  },
  billing: {
    files: [
      'modules/pricing/{jobs,audit}.ts',
      'modules/pricing/agreements/*.ts',
      'modules/pricing/sql/agreements.ts',
      'server/platforms/shopify/billing/*.ts'
    ],
    tests: [`${PRICING}/{life,change-plan,audit}.test.ts`, `${SHOPIFY}/billing.test.ts`]
  },
  signatures: {
    files: [
      'server/core/signed-token.ts',
      'modules/image-opt/signed-urls.ts',
      'modules/image-opt/uploads/{upload-token,upload-id}.ts',
      'server/platforms/shopify/shop-domain.ts',
      'server/platforms/shopify/auth/{id-token,query-hmac,signature,seal}.ts',
      'server/platforms/shopify/webhooks/webhook-hmac.ts',
      'server/platforms/shopify/sign-in/grant-state.ts'
    ],
    tests: [`${SHOPIFY}/vectors.test.ts`, 'tests/signed-tokens.test.ts']
  }
}
