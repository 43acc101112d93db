import type { Config } from './core/config/config.ts'
import { appBridgeUrl } from './platforms/shopify/settings.ts'

/** Returns the origins that pages may load pictures from even when they are not https. */
function pictureOrigins({ backupImageHost, shopify }: Config): string[] {
  const addresses = [backupImageHost, shopify?.adminOrigin ?? null]
  return addresses.filter((address) => address !== null).map((address) => new URL(address).origin)
}

/**
 * Returns the default policy of every answer. Pages in the admin's frame themselves set who may frame them
 * (platforms/shopify/sign-in/framing.ts).
 */
export function contentPolicy(config: Config) {
  const isSecure = config.appUrl.startsWith('https:')
  const { chatWidgetUrl, partnerAppsUrl, hasStrictRules } = config
  // Other origins are allowed only where the operator has configured them.
  const chat = chatWidgetUrl ? [new URL(chatWidgetUrl).origin] : []
  const bridge = config.shopify ? [new URL(appBridgeUrl(config.shopify)).origin] : []
  const partner = partnerAppsUrl && !hasStrictRules ? [new URL(partnerAppsUrl).origin] : []
  return {
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...bridge, ...chat],
        'connect-src': [
          "'self'",
          ...bridge,
          ...chat,
          ...chat.map((origin) => origin.replace('http', 'ws'))
        ],
        'frame-src': ["'self'", ...chat, ...partner],
        'style-src': ["'self'", ...chat],
        // Widgets position themselves with style attributes (decision 010).
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:', ...pictureOrigins(config)],
        'frame-ancestors': ["'none'"],
        'upgrade-insecure-requests': isSecure ? [] : null
      }
    },
    // frame-ancestors replaces X-Frame-Options, which cannot name one shop.
    frameguard: false as const,
    strictTransportSecurity: isSecure && { maxAge: 31_536_000 },
    // Pages of other origins, such as a theme preview or an e-mail, show pictures of the local store.
    crossOriginResourcePolicy: false as const,
    crossOriginEmbedderPolicy: false as const,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const }
  }
}
