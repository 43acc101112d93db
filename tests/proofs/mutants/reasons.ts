import { MORE_REASONS } from './more-reasons.ts'
import { ORIGINALS_REASONS } from './originals-reasons.ts'

/** The reason why no test has to notice a mutant. `code` and `mutant` are written as `npm run mutants` prints them. */
export type Reason = { file: string; code: string; mutant: string; why: string }

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

const OUTSIDE = 'server/core/http/fetch-outside.ts'

const outside = (code: string, mutant: string, why: string): Reason => ({
  file: OUTSIDE,
  code,
  mutant,
  why
})

const NO_NAME_SERVER =
  'needs a name server that answers with a public and a private address at once'
const CONNECTION = 'shows only in how long a connection lives'

const NO_CYCLE = 'no row belongs to a cycle that is undefined'

export const REASONS: Reason[] = [
  ...MORE_REASONS,
  ...ORIGINALS_REASONS,
  {
    file: 'modules/pricing/commands.ts',
    code: 'cycle === undefined',
    mutant: 'false',
    why: NO_CYCLE
  },
  {
    file: 'modules/pricing/commands.ts',
    code: 'subscription?.cycle',
    mutant: 'subscription.cycle',
    why: 'a shop with units has a subscription'
  },
  {
    file: 'modules/pricing/sql/subscriptions.ts',
    code: 'known',
    mutant: 'false',
    why: 'the row is inserted only if there is none'
  },
  {
    file: 'modules/pricing/sql/agreements.ts',
    code: 'id === undefined',
    mutant: 'false',
    why: 'no agreement has an id that is not a number'
  },
  secondOnly('modules/pricing/sql/agreements.ts'),
  outside('[]', '["Stryker was here"]', 'an error is passed beside it, so nobody reads it'),
  outside('error || !first', 'error && !first', 'a lookup without an error has an address'),
  outside(
    'found.every(({ address }) => isAllowed(address))',
    'found.some(({ address }) => isAllowed(address))',
    NO_NAME_SERVER
  ),
  outside('options.all', 'true', 'Node always asks for all addresses'),
  outside('/^\\[|\\]$/g', '/\\[|\\]$/g', 'a host has brackets only around it'),
  outside('/^\\[|\\]$/g', '/^\\[|\\]/g', 'a host has brackets only around it'),
  outside('isIP(name) !== 0', 'true', 'a name is in no range of addresses'),
  outside('bytes?.length', 'bytes.length', 'a request with a type has bytes'),
  outside("error.code === 'ECONNRESET'", 'true', CONNECTION),
  outside('message.destroy()', ';', CONNECTION),
  outside('message.resume()', ';', CONNECTION),
  outside('isEmpty', 'true', CONNECTION),
  outside('isEmpty', 'false', CONNECTION),
  outside('true', 'false', CONNECTION),
  outside('value !== undefined', 'true', 'Node gives every header a value'),
  {
    file: 'modules/image-opt/options/templates/render-template.ts',
    code: 'sizeOf(text) <= limit',
    mutant: 'false',
    why: 'the loop below returns a short text as it is, only slower'
  },
  {
    file: 'modules/image-opt/options/templates/render-template.ts',
    code: 'sizeOf(text) <= limit',
    mutant: 'sizeOf(text) < limit',
    why: 'the loop below returns a short text as it is, only slower'
  },
  {
    file: 'server/platforms/shopify/shop-domain.ts',
    code: '/^[A-Za-z0-9+/]+={0,2}$/',
    mutant: '/[A-Za-z0-9+/]+={0,2}$/',
    why: 'the comparison with what was decoded refuses it as well'
  },
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
