/** The source files of an area, and the cheapest tests that ought to notice a fault in them. */
export type Area = { files: string[]; tests: string[] }

const PRICING = 'tests/modules/pricing'
const SHOPIFY = 'tests/server/platforms/shopify'
const IMAGES = 'tests/modules/image-opt'

export const AREAS: Record<string, Area> = {
  prices: {
    files: [
      'modules/pricing/plans.ts',
      'modules/pricing/agreements/discount.ts',
      'modules/pricing/usage/cycles.ts',
      'server/platforms/shopify/billing/{money,subscription}.ts'
    ],
    tests: [`${PRICING}/{rules,cycles}.test.ts`]
  },
  quota: {
    files: [
      'modules/pricing/{commands,audit}.ts',
      'modules/pricing/usage/{overage,overcharge,post-charges,roll-over,usage}.ts',
      'modules/pricing/sql/*.ts'
    ],
    tests: [`${PRICING}/{rules,ledger,charges,end-plan,units,overcharge,gates}.test.ts`]
  },
  billing: {
    files: [
      'modules/pricing/jobs.ts',
      'modules/pricing/agreements/{cancel,change-plan,confirm,downgrade,forget-plan,reconcile,start-plan}.ts'
    ],
    tests: [`${PRICING}/{jobs,reconcile,start-plan,end-plan,offers,change-plan}.test.ts`]
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
    tests: [`${SHOPIFY}/{vectors,id-tokens}.test.ts`, 'tests/server/core/signed-tokens.test.ts']
  },
  templates: {
    files: [
      'modules/image-opt/options/templates/{alt-texts,file-names,render-template,template-data,templates}.ts'
    ],
    tests: ['tests/modules/image-opt/options/templates.test.ts']
  },
  outside: {
    files: ['server/core/http/{fetch-outside,inside,describe-request}.ts'],
    tests: [
      'tests/server/core/http/{fetch-outside,describe-request}.test.ts',
      'tests/server/core/private-addresses.test.ts'
    ]
  },
  preload: {
    files: ['modules/page-speed/storefront/harmless.ts'],
    tests: ['tests/e2e/storefront/harmless.test.ts']
  },
  sizes: {
    files: [
      'modules/image-opt/engine/{choose,limits,resize,verify}.ts',
      'modules/image-opt/engine/pool/admission.ts'
    ],
    tests: ['tests/modules/image-opt/engine/{choose,admission,verify}.test.ts']
  },
  access: {
    files: ['modules/auth/{caller,origin,session,sign-in-guard,tokens}.ts'],
    tests: [
      'tests/modules/auth/{origins,sign-in,shopify-{calls,frame,entry,grant}}.test.ts',
      'tests/server/core/http/rate-limits.test.ts'
    ]
  },
  originals: {
    files: ['modules/image-opt/{sweep,jobs}.ts', 'modules/image-opt/runs/sql/originals.ts'],
    tests: [`${IMAGES}/{sweep-jobs,sweep,needed-originals,sweep-runs,history/expiry}.test.ts`]
  },
  storage: {
    files: ['server/core/files/{keep-originals,kept-record,kept-records,originals,uses}.ts'],
    tests: ['tests/server/core/files/kept-{records,uses,files}.test.ts', `${IMAGES}/sweep.test.ts`]
  },
  restore: {
    files: [
      'modules/image-opt/runs/image/{apply-intent,original,put-back,restore,write-intent}.ts',
      'modules/image-opt/runs/sql/write-intents.ts'
    ],
    tests: [`${IMAGES}/runs/{write-intent,original,restore,apply-intent}.test.ts`]
  },
  leases: {
    files: [
      'modules/image-opt/runs/{abandon-work,choose-images,claim,in-flight}.ts',
      'modules/image-opt/runs/sql/claims.ts'
    ],
    tests: [`${IMAGES}/runs/{claims,claim-order,leases,choose-images}.test.ts`]
  },
  backup: {
    files: ['server/core/backup/{contents,manifest,read-backup,restoring,sums,write-backup}.ts'],
    tests: ['tests/server/core/backup/{backup-files,damaged-backups}.test.ts']
  }
}
