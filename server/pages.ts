import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messagesFor, rawMessagesFor } from '../locales/messages.ts'
import {
  allowFraming,
  alongWith,
  enterApp,
  guardPage,
  guardPublicPage,
  languageAsked,
  letShopFrame,
  screenOf
} from '../modules/auth/index.ts'
import { guideOf } from '../modules/guidance/queries.ts'
import { openSignedUrls } from '../modules/image-opt/queries.ts'
import { dismissedBanners } from '../modules/settings/queries.ts'
import type { Config } from './core/config.ts'
import { appBridgeUrl } from './platforms/shopify/settings.ts'
import { FETCHED_AHEAD, homeOf, isLockedFor, tabsOf } from './screens.ts'

const ROOT = join(import.meta.dirname, '..')

/** Public pages (specification §13.1); every other page needs a signed-in merchant. */
const PUBLIC_PAGES = ['/sign-in', '/404', '/error', '/cookieError', '/privacy-policy']

/**
 * Sends the whole window to the page where the merchant grants permission, because Shopify does not show that page in
 * a frame.
 */
const LEAVE_PAGE = '/shopify/leave'

/** Addresses that lead to the home page (specification §13.1). Error pages link to the last one. */
const HOME_PAGES = ['/', '/admin', '/admin/index', '/admin/preload']

/** The provider's other apps cover on-page SEO (decision 027). */
const OTHER_APPS_PAGE = '/admin/on-page-seo/index'

/** Registers the pages, which Vike renders: from the build, or in development from the sources through Vite. */
export async function registerPages(app: FastifyInstance, mode: 'built' | 'dev'): Promise<void> {
  if (mode === 'dev') await serveFromSource(app)
  else await serveBuild(app)

  const signedUrls = openSignedUrls(app.config.secretKey, app.clock)
  const renderer = openRenderer(mode)
  // Loading takes 0.1 s. It happens after the server listens, and is usually done before the first page is requested.
  const warmUp = () =>
    renderer().catch((error) => app.log.error({ err: error }, 'failed to load the page renderer'))
  app.addHook('onListen', () => void setImmediate(() => void warmUp()))

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { db, clock, config } = app
    const { framedBy } = request
    const { renderPage } = await renderer()
    const language = request.shop?.language ?? languageAsked(request) ?? 'en'
    const { hasStrictRules } = config
    const remembered = hasStrictRules ? request.shop : undefined
    const pageContext = await renderPage({
      urlOriginal: request.raw.url ?? '/',
      headersOriginal: request.headers,
      needs: {
        db,
        clock,
        signedUrls,
        storeOf: app.storeOf,
        billingOf: app.billingOf,
        settlePlan: (shopId: number) =>
          app
            .reconcilePlan(shopId)
            .catch((error) =>
              app.log.error({ err: error, shop: shopId }, 'failed to reconcile the plan')
            ),
        billing: config.billing,
        retentionDays: config.retentionDays,
        backupImageHost: config.backupImageHost,
        hasStrictRules,
        dismissed: remembered ? await dismissedBanners(db, remembered.id) : [],
        tabs: request.shop ? tabsOf(request.shop, config) : [],
        supportEmail: config.supportEmail,
        chatWidgetUrl: config.chatWidgetUrl,
        listingUrl: config.listingUrl,
        partnerAppsUrl: config.partnerAppsUrl,
        appBridge: framedBy === null ? null : bridgeOf(config, framedBy)
      },
      shop: request.shop ?? null,
      language,
      messages: hasStrictRules ? messagesFor(language, true) : request.messages,
      rawTexts: rawMessagesFor(language, hasStrictRules)
    })
    const { httpResponse } = pageContext
    if (pageContext.errorWhileRendering)
      request.log.error({ err: pageContext.errorWhileRendering }, 'failed to render a page')
    if (pageContext.is404) return reply.redirect(alongWith(request, '/404'), 303)
    for (const [name, value] of httpResponse.headers) reply.header(name, value)
    if (framedBy !== null && config.shopify) allowFraming(reply, config.shopify, framedBy)
    // The URL grants access until the page has removed the token from it (pages/client/app-bridge.ts).
    if (framedBy !== null) reply.header('referrer-policy', 'no-referrer')
    // Framed pages get no speculation rules: the browser sends a prefetch from a frame as if the page were not framed.
    else if (request.shop) reply.header('speculation-rules', `"${RULES_PATH}"`)
    if (!request.shop) reply.header('vary', 'Accept-Language')
    if (request.url.split('?')[0] === '/404') reply.code(404)
    else if (reply.statusCode === 200) reply.code(httpResponse.statusCode)
    return reply.send(httpResponse.body)
  }

  for (const path of PUBLIC_PAGES) app.get(path, { onRequest: guardPublicPage }, answer)
  if (app.config.shopify) app.get(LEAVE_PAGE, { onRequest: letShopFrame }, answer)
  app.get('/auth/install', { onRequest: letShopFrame }, async (request, reply) => {
    const { search, searchParams } = new URL(request.url, 'http://page')
    if (searchParams.has('failed')) return answer(request, reply.code(400))
    // In the frame the page itself signs in with the id token.
    if (request.framedBy !== null) return reply.redirect(`/${search}`, 303)
    const { code, msg, url } = await enterApp(request, reply)
    if (code < 400) return reply.redirect(url, 303)
    request.log.error({ code }, `opening the app failed: ${msg}`)
    return answer(request, reply.code(code))
  })
  app.get(RULES_PATH, (_request, reply) => {
    reply.type('application/speculationrules+json').header('cache-control', 'max-age=86400')
    return reply.send(JSON.stringify(PREFETCH_RULES))
  })
  for (const path of HOME_PAGES)
    app.get(path, { onRequest: guardPage }, async (request, reply) => {
      const { shop, isShopNew } = request
      // A new shop starts with the guide until it completes or postpones it (decision 027).
      const { state } = await guideOf(app.db, shop.id)
      const isNew = shop.is_old === 1 && (state === 'new' || state === 'begun')
      const home = isShopNew ? screenOf(shop) : homeOf(shop, app.config)
      return reply.redirect(alongWith(request, isNew ? '/guidance' : home), 303)
    })
  app.get(OTHER_APPS_PAGE, { onRequest: guardPage }, (request, reply) =>
    reply.redirect(alongWith(request, '/recommended-apps'), 303)
  )
  // These are not pages: an unknown address below them is answered with 404 and not with the sign-in page.
  for (const path of ['/api/*', '/files/*', '/assets/*', '/favicon.ico', '/robots.txt'])
    if (!app.hasRoute({ method: 'GET', url: path }))
      app.get(path, (_request, reply) => reply.callNotFound())
  app.get('/*', { onRequest: guardPage }, (request, reply) => {
    const { shop } = request
    const path = request.url.replace(/\?.*/s, '').replace(/(?<=^\/|[^/])\/+$/, '')
    if (isLockedFor(shop, app.config, path))
      return reply.redirect(alongWith(request, homeOf(shop, app.config)), 303)
    return answer(request, reply)
  })
}

/** Returns what App Bridge is loaded with, and the shop whose admin has to frame the page. */
const bridgeOf = ({ shopify }: Config, shop: string) =>
  shopify && { clientId: shopify.clientId, src: appBridgeUrl(shopify), shop }

const RULES_PATH = '/speculation-rules.json'

/**
 * The browser fetches the document behind a link when the pointer rests on it. It does not prerender it: the islands
 * of a page call the server, and a screen that nobody opened should not.
 */
const PREFETCH_RULES = {
  prefetch: [
    {
      where: { href_matches: FETCHED_AHEAD.flatMap((path) => [path, `${path}\\?*`]) },
      eagerness: 'moderate'
    }
  ]
}

/** Returns a function that loads Vike, and before it the built pages, on its first call. */
function openRenderer(mode: 'built' | 'dev'): () => Promise<typeof import('vike/server')> {
  let loading: Promise<typeof import('vike/server')> | undefined
  const load = async () => {
    if (mode === 'built') await import(new URL('../dist/server/entry.mjs', import.meta.url).href)
    return import('vike/server')
  }
  return () => {
    loading ??= load()
    return loading
  }
}

async function serveBuild(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(ROOT, 'dist/client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false
  })
}

async function serveFromSource(app: FastifyInstance): Promise<void> {
  const { createDevMiddleware } = await import('vike/server')
  const { default: middie } = await import('@fastify/middie')
  const { devMiddleware, viteServer } = await createDevMiddleware({ root: ROOT })
  await app.register(middie)
  app.use(devMiddleware)
  app.addHook('onClose', () => viteServer.close())
}
