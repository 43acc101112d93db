import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '../../../../modules/auth/index.ts'
import { allowFraming } from '../../../content-policy.ts'
import type { ShopifySettings } from '../settings.ts'
import { findShop } from '../shop-domain.ts'
import { ancestorsOf, bridgeTags, failurePath } from './framing.ts'

/**
 * Sends a page that only loads App Bridge. App Bridge fetches an id token and opens the address in `shopify-reload`
 * with it (docs/shopify.md §4).
 */
export async function showBouncePage(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ShopifySettings
): Promise<FastifyReply> {
  const query = addressOf(request).searchParams
  const shop = findShop(query.get('shop') ?? '')
  // App Bridge sends the id token to this address, so it must be one of ours.
  if (!isOurPath(query.get('shopify-reload'))) return reply.redirect(failurePath(shop ?? ''), 303)
  allowFraming(reply, ancestorsOf(settings, shop))
  reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
${bridgeTags(settings)}<meta charset="utf-8">
<title>Page Speed Boost</title>
</head>
<body></body>
</html>`)
}

const PAGE = 'http://page'

const isOurPath = (path: string | null): boolean =>
  path?.startsWith('/') === true && URL.parse(path, PAGE)?.origin === PAGE
