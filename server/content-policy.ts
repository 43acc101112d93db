import type { Config } from './core/config/config.ts'
import { publicRootOf } from './core/config/storage-url.ts'
import { appBridgeUrl } from './platforms/shopify/settings.ts'

/** Returns the origins that pages may load pictures from even when they are not https. */
function pictureOrigins({ backupImageHost, shopify }: Config): string[] {
  const addresses = [backupImageHost, shopify?.adminOrigin ?? null]
  return addresses.filter((address) => address !== null).map((address) => new URL(address).origin)
}

/**
 * Returns the security headers of every answer. Pages in the frame of Shopify's admin set for themselves who may frame
 * them (platforms/shopify/sign-in/framing.ts).
 */
export function contentPolicy(config: Config) {
  const isSecure = config.appUrl.startsWith('https:')
  const { chatWidgetUrl, partnerAppsUrl, hasStrictRules } = config
  // A foreign origin is allowed only if the operator has configured it.
  const chat = chatWidgetUrl ? [new URL(chatWidgetUrl).origin] : []
  // Browsers send the pictures that merchants upload straight to the bucket.
  const bucket = config.bucket ? [publicRootOf(config.bucket).origin] : []
  const bridge = config.shopify ? [new URL(appBridgeUrl(config.shopify)).origin] : []
  const partner = partnerAppsUrl && !hasStrictRules ? [new URL(partnerAppsUrl).origin] : []
  return {
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...bridge, ...chat],
        'connect-src': [
          "'self'",
          ...bucket,
          ...bridge,
          ...chat,
          ...chat.map((origin) => origin.replace('http', 'ws'))
        ],
        'frame-src': ["'self'", ...chat, ...partner],
        'style-src': ["'self'", ...chat],
        // Floating parts of a page, such as tooltips, are positioned with style attributes (decision 003).
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:', ...pictureOrigins(config)],
        'frame-ancestors': ["'none'"],
        'upgrade-insecure-requests': isSecure ? [] : null
      }
    },
    // Turns off X-Frame-Options, which cannot name a single shop. frame-ancestors takes its place.
    frameguard: false as const,
    strictTransportSecurity: isSecure && { maxAge: 31_536_000 },
    // Pages of other origins may show pictures of the local store: for example a theme preview or an e-mail.
    crossOriginResourcePolicy: false as const,
    crossOriginEmbedderPolicy: false as const,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const }
  }
}
