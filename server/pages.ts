import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  enterApp,
  guardPage,
  guardPublicPage,
  screenOf,
  speakAsAsked
} from '../modules/auth/index.ts'
import { beginGuide } from '../modules/guidance/commands.ts'
import { serveAssets } from './assets.ts'
import { type Answer, alongWith, openAnswer } from './render-page.ts'
import { homeOf, isLockedFor, offersOf } from './screens.ts'
import { serveSpeculationRules } from './speculation-rules.ts'

const ROOT = join(import.meta.dirname, '..')

/** The public pages (specification §13.1). Every other page needs a signed-in merchant. */
const PUBLIC_PAGES = ['/sign-in', '/404', '/error', '/cookieError', '/privacy-policy']

/** A framed page that sends the whole window to the platform's permission page, which cannot be framed. */
const LEAVE_PAGE = '/auth/leave'

/** Addresses that redirect to the home page (specification §13.1). Error pages link to /admin/preload. */
const HOME_PAGES = ['/', '/admin', '/admin/index', '/admin/preload']

/**
 * The address of a page about on-page SEO. The provider's other apps cover that, so it redirects to them (decision
 * 027).
 */
const OTHER_APPS_PAGE = '/admin/on-page-seo/index'

/** The guard counts the requests of a page, by shop or by address. */
const GUARDED = { onRequest: guardPage, config: { kind: 'call' } } as const

/**
 * Registers the pages. Vike renders them from the build; in development, it renders them from the sources with Vite.
 */
export async function registerPages(app: FastifyInstance, mode: 'built' | 'dev'): Promise<void> {
  if (mode === 'dev') await serveFromSource(app)
  else serveAssets(app, join(ROOT, 'dist/client/assets'))
  const answer = openAnswer(app, mode)

  for (const path of PUBLIC_PAGES) app.get(path, { onRequest: guardPublicPage }, answer)
  for (const { detours = {}, storeOf } of app.platforms.values())
    for (const [path, target] of Object.entries(storeOf ? {} : detours))
      app.get(path, (_request, reply) => reply.redirect(target, 303))
  if (app.signInPlatform) app.get(LEAVE_PAGE, { onRequest: letFrame }, answer)
  app.get('/auth/install', { onRequest: letFrame }, (request, reply) =>
    install(request, reply, answer)
  )
  serveSpeculationRules(app)
  for (const path of HOME_PAGES) app.get(path, GUARDED, leadHome)
  app.get(OTHER_APPS_PAGE, GUARDED, (request, reply) =>
    reply.redirect(alongWith(request, '/recommended-apps'), 303)
  )
  // These paths are not pages. An unknown address below one of them must be answered with 404 and not with the sign-in
  // page.
  for (const path of ['/api/*', '/files/*', '/assets/*', '/favicon.ico', '/robots.txt'])
    if (!app.hasRoute({ method: 'GET', url: path }))
      app.get(path, (_request, reply) => reply.callNotFound())
  app.get('/*', GUARDED, async (request, reply) => {
    const { shop } = request
    const path = request.url.replace(/\?.*/s, '').replace(/(?<=^\/|[^/])\/+$/, '')
    const offers = await offersOf(app)
    if (isLockedFor(shop, offers, path))
      return reply.redirect(alongWith(request, homeOf(shop, offers)), 303)
    return answer(request, reply)
  })
}

/** Lets a shop's admin frame a page that explains a failed sign-in. */
async function letFrame(request: FastifyRequest): Promise<void> {
  await speakAsAsked(request)
  request.framedBy = request.server.signInPlatform?.frameOf(request) ?? null
}

/** Signs in a merchant for whom the platform opens the app. The page itself is shown only when that fails. */
async function install(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const { search, searchParams } = new URL(request.url, 'http://page')
  if (searchParams.has('failed')) return answer(request, reply.code(400))
  // Inside the admin's frame, the home page signs in with an id token.
  if (request.framedBy !== null) return reply.redirect(`/${search}`, 303)
  const { code, msg, url } = await enterApp(request, reply)
  if (code < 400) return reply.redirect(url, 303)
  request.log.error({ code }, `opening the app failed: ${msg}`)
  return answer(request, reply.code(code))
}

async function leadHome(request: FastifyRequest, reply: FastifyReply) {
  const { shop, isShopNew, server } = request
  const isNew = shop.is_old === 1 && (await beginGuide(server.db, shop.id))
  const home = isShopNew ? screenOf(shop) : homeOf(shop, await offersOf(server))
  return reply.redirect(alongWith(request, isNew ? '/guidance' : home), 303)
}

async function serveFromSource(app: FastifyInstance): Promise<void> {
  const { createDevMiddleware } = await import('vike/server')
  const { default: middie } = await import('@fastify/middie')
  const { devMiddleware, viteServer } = await createDevMiddleware({ root: ROOT })
  await app.register(middie)
  app.use(devMiddleware)
  app.addHook('onClose', () => viteServer.close())
}
