/** Why a mutant that no test notices may stay. `code` and `mutant` are as docs/mutants.md shows them. */
type Reason = { file: string; code: string; mutant: string; why: string }

const AUTH = 'server/platforms/shopify/auth'

const onlySign = (mutant: string): Reason => ({
  file: `${AUTH}/query-hmac.ts`,
  code: 'a > b',
  mutant,
  why: 'the sort of the engine only asks whether the number is negative'
})

const secondOnly = (file: string): Reason => ({
  file,
  code: '[]',
  mutant: '["Stryker was here"]',
  why: 'only the second element is read'
})

const noOtherError = (code: string, mutant: string): Reason => ({
  file: `${AUTH}/id-token.ts`,
  code,
  mutant,
  why: 'no token makes the library throw another error; a fault in it must not look like a wrong token'
})

export const REASONS: Reason[] = [
  onlySign('true'),
  onlySign('false'),
  onlySign('a >= b'),
  onlySign('a <= b'),
  noOtherError('{ if (!(error instanceof errors.JOSEError)) throw error }', '{}'),
  noOtherError('!(error instanceof errors.JOSEError)', 'false'),
  secondOnly('server/platforms/shopify/shop-domain.ts'),
  secondOnly('server/platforms/shopify/billing/money.ts'),
  {
    file: 'modules/page-speed/storefront/harmless.ts',
    code: '/\\s+/',
    mutant: '/\\s/',
    why: 'the empty parts between two spaces are skipped'
  },
  {
    file: `${AUTH}/seal.ts`,
    code: '{ return undefined }',
    mutant: '{}',
    why: 'a function that returns nothing returns undefined'
  }
]
