import type { FastifyReply } from 'fastify'
import type { Config } from './core/config/config.ts'
import { publicRootOf } from './core/config/storage-url.ts'
import type { Platforms } from './platforms/platform.ts'

/** Returns the origins that pages may load pictures from even when they are not https. */
const pictureOrigins = ({ backupImageHost }: Config, platforms: Platforms): string[] => [
  ...(backupImageHost === null ? [] : [new URL(backupImageHost).origin]),
  ...[...platforms.values()].flatMap(({ origins }) => origins?.pictures ?? [])
]

/** Lets these origins show the reply in a frame. No other reply may be framed. */
export function allowFraming(reply: FastifyReply, ancestors: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors.join(' ')}`)
  )
}

/** Returns the security headers of every answer. */
export function contentPolicy(config: Config, platforms: Platforms) {
  const isSecure = config.appUrl.startsWith('https:')
  const { chatWidgetUrl, partnerAppsUrl, hasStrictRules } = config
  // A foreign origin is allowed only if the operator has configured it.
  const chat = chatWidgetUrl ? [new URL(chatWidgetUrl).origin] : []
  // Browsers send the pictures that merchants upload straight to the bucket.
  const bucket = config.bucket ? [publicRootOf(config.bucket).origin] : []
  const admins = [...platforms.values()].flatMap(({ origins }) => origins?.scripts ?? [])
  const partner = partnerAppsUrl && !hasStrictRules ? [new URL(partnerAppsUrl).origin] : []
  return {
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...admins, ...chat],
        'connect-src': [
          "'self'",
          ...bucket,
          ...admins,
          ...chat,
          ...chat.map((origin) => origin.replace('http', 'ws'))
        ],
        'frame-src': ["'self'", ...chat, ...partner],
        'style-src': ["'self'", ...chat],
        // Floating parts of a page, such as tooltips, are positioned with style attributes (decision 003).
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:', ...pictureOrigins(config, platforms)],
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
