import type { Settings } from '../../read-config.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Checks whether callers behind a proxy are told apart. The server speaks no TLS, so https means that there is one. */
export function checkProxy({ appUrl, trustedProxies }: Settings): Finding {
  if (trustedProxies !== null) return ok(`${trustedProxies} may name the callers`)
  if (!appUrl.startsWith('https:')) return ok('callers are told apart by their own addresses')
  return warning(
    'APP_URL is https, so a proxy answers there, and all its visitors share the limits of one; name it in TRUSTED_PROXIES'
  )
}
