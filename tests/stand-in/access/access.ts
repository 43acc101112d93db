import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../server/core/clock.ts'
import { openTokenStore, type TokenPair, type TokenStore } from './tokens.ts'

/** What Shopify answers when a token does not do; `errors` is a string there (recorded). */
export type Refusal = { status: 401 | 403; errors: string }

const UNKNOWN_TOKEN: Refusal = {
  status: 401,
  errors: '[API] Invalid API key or access token (unrecognized login or wrong password)'
}

/** For public apps made since 2026-04-01 (reported). */
const NOT_EXPIRING: Refusal = {
  status: 403,
  errors:
    'Non-expiring access tokens are no longer accepted for the Admin API. Start using expiring offline tokens.'
}

export type Installation = { id: number; scopes: ReadonlySet<string>; installedAt: Date }

type Code = { redirectUri: string; expiresAt: number }

/** A code that is not redeemed at once is dead; its life is not documented (open). */
const CODE_MS = 60_000

/** The app in a shop: whether it is installed, with which scopes, and the tokens it got. */
export type Access = {
  tokens: TokenStore
  installation(): Installation | null
  /** The merchant agrees; harmless when it is installed. */
  install(scopes?: readonly string[]): Installation
  /** The merchant takes it away: every token is dead from now on. */
  uninstall(): void
  /** Other scopes than before, as after an update of the app. */
  setScopes(scopes: readonly string[]): void
  /** For tests: installed, and an access token that works. */
  grant(scopes?: readonly string[]): string
  /** As above, with the refresh token. */
  grantPair(scopes?: readonly string[]): TokenPair
  /** What a token allows, or how it is refused. */
  check(token: string | undefined): { scopes: ReadonlySet<string> } | Refusal
  scopesOf(token: string): ReadonlySet<string> | null
  /** Tokens stop working though the app stays installed. */
  revoke(): void
  addCode(redirectUri: string): string
  /** Once, and before it is too old. */
  takeCode(code: string): boolean
  /** Users of the admin are who they were, however often the app is opened. */
  sessionId: string
}

export type AccessDeps = {
  clock: Clock
  app: { scopes: readonly string[]; isPublic: boolean }
  onUninstalled(): void
  onScopes(before: readonly string[], now: readonly string[]): void
}

export function openAccess(needs: AccessDeps): Access {
  const { clock, app } = needs
  const tokens = openTokenStore(clock)
  const codes = new Map<string, Code>()
  let installation: Installation | null = null

  const access: Access = {
    tokens,
    sessionId: randomBytes(32).toString('hex'),
    installation: () => installation,
    install(scopes = app.scopes) {
      if (installation) return installation
      const id = 400_000_000 + randomBytes(3).readUIntBE(0, 3)
      installation = { id, scopes: new Set(scopes), installedAt: clock.now() }
      return installation
    },
    uninstall() {
      if (!installation) return
      tokens.revokeAll()
      codes.clear()
      installation = null
      needs.onUninstalled()
    },
    setScopes(scopes) {
      const known = access.install()
      const before = [...known.scopes]
      installation = { ...known, scopes: new Set(scopes) }
      needs.onScopes(before, scopes)
    },
    grant: (scopes) => access.grantPair(scopes).accessToken,
    grantPair(scopes) {
      const known = access.install(scopes)
      if (scopes) installation = { ...known, scopes: new Set(scopes) }
      return tokens.issuePair()
    },
    check(token) {
      const known = token === undefined ? undefined : tokens.find(token)
      if (!known || !installation) return UNKNOWN_TOKEN
      if (known.expiresAt === null && app.isPublic) return NOT_EXPIRING
      return { scopes: installation.scopes }
    },
    scopesOf(token) {
      const known = access.check(token)
      return 'scopes' in known ? known.scopes : null
    },
    revoke: () => tokens.revokeAll(),
    addCode(redirectUri) {
      const code = randomBytes(16).toString('hex')
      codes.set(code, { redirectUri, expiresAt: clock.now().getTime() + CODE_MS })
      return code
    },
    takeCode(code) {
      const known = codes.get(code)
      codes.delete(code)
      return known !== undefined && known.expiresAt > clock.now().getTime()
    }
  }
  return access
}
