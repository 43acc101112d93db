import { randomBytes } from 'node:crypto'

/** Who may ask for the data of a shop. */
export type Access = {
  /** An access token for the app, with these scopes; everything the app asks for when left out. */
  grant(scopes?: readonly string[]): string
  /** What a token allows; null when it does not work. */
  scopesOf(token: string): ReadonlySet<string> | null
  revoke(): void
}

export function openAccess(appScopes: readonly string[]): Access {
  const tokens = new Map<string, ReadonlySet<string>>()
  return {
    grant: (scopes = appScopes) => {
      const token = `shpat_${randomBytes(16).toString('hex')}`
      tokens.set(token, new Set(scopes))
      return token
    },
    scopesOf: (token) => tokens.get(token) ?? null,
    revoke: () => tokens.clear()
  }
}
