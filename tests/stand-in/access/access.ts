import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../server/core/clock.ts'
import { openTokenStore, type TokenPair, type TokenStore } from './tokens.ts'

/** What Shopify answers when it rejects a token; `errors` is a string in such an answer (recorded). */
export type Refusal = { status: 401 | 403; errors: string }

const UNKNOWN_TOKEN: Refusal = {
  status: 401,
  errors: '[API] Invalid API key or access token (unrecognized login or wrong password)'
}

/** The answer to a token that never expires, for a public app created since 2026-04-01 (reported). */
const NOT_EXPIRING: Refusal = {
  status: 403,
  errors:
    'Non-expiring access tokens are no longer accepted for the Admin API. Start using expiring offline tokens.'
}

export type Installation = { id: number; scopes: ReadonlySet<string>; installedAt: Date }

type Code = { redirectUri: string; expiresAt: number }

/** The lifetime of an authorization code; Shopify does not document one (open). */
const CODE_MS = 60_000

/** The app's access to one shop: whether it is installed, its granted scopes, and its tokens. */
export type Access = {
  tokens: TokenStore
  installation(): Installation | null
  /** Installs the app as the merchant does; does nothing if it is already installed. */
  install(scopes?: readonly string[]): Installation
  /** Uninstalls the app as the merchant does, which invalidates every token. */
  uninstall(): void
  /** Replaces the granted scopes, as an update of the app does. */
  setScopes(scopes: readonly string[]): void
  /** Installs the app and returns a working access token, for tests. */
  grant(scopes?: readonly string[]): string
  /** Does the same as `grant`, but also returns the refresh token. */
  grantPair(scopes?: readonly string[]): TokenPair
  /** Returns the scopes a token grants, or the refusal. */
  check(token: string | undefined): { scopes: ReadonlySet<string> } | Refusal
  scopesOf(token: string): ReadonlySet<string> | null
  /** Invalidates all tokens although the app stays installed. */
  revoke(): void
  addCode(redirectUri: string): string
  /** Returns true once per code, and only before the code expires. */
  takeCode(code: string): boolean
  /** The admin session of the staff member; it stays the same however often the app is opened. */
  sessionId: string
}

export type AccessDeps = {
  clock: Clock
  app: { scopes: readonly string[]; isPublic: boolean }
  onUninstalled(): void
  onScopes(before: readonly string[], now: readonly string[]): void
}

export function openAccess(deps: AccessDeps): Access {
  const { clock, app } = deps
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
      deps.onUninstalled()
    },
    setScopes(scopes) {
      const known = access.install()
      const before = [...known.scopes]
      installation = { ...known, scopes: new Set(scopes) }
      deps.onScopes(before, scopes)
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
