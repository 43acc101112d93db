import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../server/core/clock.ts'

/** An access token is valid for an hour, a refresh token for 90 days, a staff member's token for a day (docs). */
export const ACCESS_SECONDS = 3600
export const REFRESH_SECONDS = 90 * 24 * 3600
export const ONLINE_SECONDS = 24 * 3600 - 1

/** A refresh token can be used again for at most 30 days after its first use (docs, changelog 2026-08-28). */
const RETRY_SECONDS = 30 * 24 * 3600

export type AccessToken = {
  value: string
  mode: 'offline' | 'online'
  /** In seconds since the epoch; null if the token never expires. */
  expiresAt: number | null
}

type RefreshToken = {
  value: string
  expiresAt: number
  firstUsedAt: number | null
  /** The refresh token that was exchanged for this one; using this one retires it. */
  predecessor: RefreshToken | null
  isRetired: boolean
}

export type TokenPair = {
  accessToken: string
  expiresIn: number
  refreshToken: string
  refreshExpiresIn: number
}

export type TokenStore = {
  /** Issues a new pair and invalidates every earlier offline token: an app has one per shop (docs). */
  issuePair(): TokenPair
  /** Issues a token that never expires, as a request without `expiring` does; only non-public apps can use it. */
  issueForGood(): string
  issueOnline(): string
  /** Returns a new pair, or null when the refresh token is unknown, expired or retired. */
  refresh(refreshToken: string): TokenPair | null
  find(accessToken: string): AccessToken | undefined
  revokeAll(): void
  /** Counts the tokens that work now. */
  count(): { access: number; refresh: number }
}

export function openTokenStore(clock: Clock): TokenStore {
  const access = new Map<string, AccessToken>()
  const refresh = new Map<string, RefreshToken>()
  const now = () => clock.now().getTime() / 1000
  const isAlive = ({ expiresAt }: AccessToken) => expiresAt === null || expiresAt > now()
  const isUsable = ({ isRetired, expiresAt, firstUsedAt }: RefreshToken) =>
    !isRetired && expiresAt > now() && (firstUsedAt === null || now() < firstUsedAt + RETRY_SECONDS)

  function add(mode: AccessToken['mode'], seconds: number | null): string {
    const value = `shp${mode === 'offline' ? 'at' : 'ua'}_${randomBytes(16).toString('hex')}`
    access.set(value, { value, mode, expiresAt: seconds === null ? null : now() + seconds })
    return value
  }

  function endOffline(): void {
    for (const token of access.values()) if (token.mode === 'offline') access.delete(token.value)
  }

  function pairAfter(predecessor: RefreshToken | null): TokenPair {
    // The previous access token becomes invalid at once (reported). It is unknown whether the pair from an earlier use
    // of the same refresh token stays valid (open). Here it does not, so that tests notice a refresh without a lock.
    endOffline()
    for (const other of refresh.values()) if (other !== predecessor) other.isRetired = true
    const value = `shprt_${randomBytes(16).toString('hex')}`
    const expiresAt = now() + REFRESH_SECONDS
    refresh.set(value, { value, expiresAt, firstUsedAt: null, predecessor, isRetired: false })
    return {
      accessToken: add('offline', ACCESS_SECONDS),
      expiresIn: ACCESS_SECONDS,
      refreshToken: value,
      refreshExpiresIn: REFRESH_SECONDS
    }
  }

  return {
    issuePair: () => pairAfter(null),
    issueForGood() {
      endOffline()
      return add('offline', null)
    },
    issueOnline: () => add('online', ONLINE_SECONDS),
    refresh(value) {
      const token = refresh.get(value)
      if (!token || !isUsable(token)) return null
      token.firstUsedAt ??= now()
      if (token.predecessor) token.predecessor.isRetired = true
      return pairAfter(token)
    },
    find(value) {
      const token = access.get(value)
      return token && isAlive(token) ? token : undefined
    },
    revokeAll() {
      access.clear()
      refresh.clear()
    },
    count: () => ({
      access: [...access.values()].filter(isAlive).length,
      refresh: [...refresh.values()].filter(isUsable).length
    })
  }
}
