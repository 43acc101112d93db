import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messagesFor, rawMessagesFor } from '../locales/messages.ts'
import { languageAsked } from '../modules/auth/index.ts'
import { findDiskWait, openSignedUrls } from '../modules/image-opt/queries.ts'
import { dismissedBanners } from '../modules/settings/queries.ts'
import { allowFraming } from './content-policy.ts'
import { offersOf, tabsOf } from './screens.ts'
import { RULES_PATH } from './speculation-rules.ts'

/**
 * Stands for the content of a page in the document that Vike completes with its tags. Vike searches the whole document
 * for the place of each tag, which in 300 KB took as long as the statements of the page, so the content is put in
 * afterwards.
 */
const CONTENT_MARK = '<!--content-->'

/** Answers a request with the page that belongs to its address. */
export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Returns the address of our page at `path`, with what this request carries to identify the shop. */
export const alongWith = (request: FastifyRequest, path: string): string =>
  request.server.signInPlatform?.alongWith(request, path) ?? path

/**
 * Returns the function that answers requests with pages. Vike renders them from the build or, in development, from the
 * sources.
 */
export function openAnswer(app: FastifyInstance, mode: 'built' | 'dev'): Answer {
  const renderer = openRenderer(mode)
  const needsOf = openNeeds(app)
  // Loading the page renderer takes 0.1 s. It begins once the server listens, and is usually done before anybody
  // requests a page.
  const warmUp = () =>
    renderer().catch((error) => app.log.error({ err: error }, 'failed to load the page renderer'))
  app.addHook('onListen', () => void setImmediate(() => void warmUp()))

  return async (request, reply) => {
    const { hasStrictRules } = app.config
    const { renderPage } = await renderer()
    const language = request.shop?.language ?? languageAsked(request) ?? 'en'
    const { httpResponse, contentHtml, errorWhileRendering, is404 } = await renderPage({
      contentMark: CONTENT_MARK,
      urlOriginal: request.raw.url ?? '/',
      headersOriginal: request.headers,
      needs: await needsOf(request),
      shop: request.shop ?? null,
      language,
      messages: hasStrictRules ? messagesFor(language, true) : request.messages,
      rawTexts: rawMessagesFor(language, hasStrictRules)
    })
    if (errorWhileRendering)
      request.log.error({ err: errorWhileRendering }, 'failed to render a page')
    if (is404) return reply.redirect(alongWith(request, '/404'), 303)
    for (const [name, value] of httpResponse.headers) reply.header(name, value)
    setHeaders(request, reply)
    if (request.url.split('?')[0] === '/404') reply.code(404)
    else if (reply.statusCode === 200) reply.code(httpResponse.statusCode)
    return reply.send(httpResponse.body.replace(CONTENT_MARK, () => contentHtml ?? ''))
  }
}

/**
 * Returns a function that loads Vike when it is first called. If the pages were built, they are loaded before Vike.
 */
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

/** Returns a function that collects what the server passes to every page (pages/context.d.ts). */
function openNeeds(app: FastifyInstance) {
  const { db, clock, config } = app
  const signedUrls = openSignedUrls(config.secretKey, clock)
  const reconcilePlan = (shopId: number) =>
    app
      .reconcilePlan(shopId)
      .catch((error) => app.log.error({ err: error, shop: shopId }, 'failed to reconcile the plan'))

  return async ({ actor, shop, framedBy }: FastifyRequest): Promise<Vike.PageContext['needs']> => {
    const remembered = config.hasStrictRules ? shop : undefined
    return {
      db,
      clock,
      findDiskWait: () => findDiskWait(app),
      signedUrls,
      storeOf: app.storeOf,
      billingOf: app.billingOf,
      reconcilePlan,
      billing: config.billing,
      retentionDays: config.retentionDays,
      backupImageHost: config.backupImageHost,
      hasStrictRules: config.hasStrictRules,
      canMeasureSpeed: app.canMeasureSpeed,
      canMeasurePreload: app.canMeasurePreload,
      dismissed: remembered ? await dismissedBanners(db, remembered.id) : [],
      tabs: shop ? tabsOf(shop, await offersOf(app)) : [],
      supportEmail: config.supportEmail,
      chatWidgetUrl: config.chatWidgetUrl,
      listingUrl: config.listingUrl,
      partnerAppsUrl: config.partnerAppsUrl,
      deliveredKinds: app.platforms.get(shop?.platform ?? '')?.deliveredKinds ?? [],
      canGrantAgain: shop !== undefined && app.signInPlatform?.reopenPath(shop) !== undefined,
      isSignedInByToken: shop !== undefined && actor === 'merchant-session',
      adminFrame: framedBy
    }
  }
}

function setHeaders({ shop, framedBy }: FastifyRequest, reply: FastifyReply): void {
  if (framedBy) allowFraming(reply, framedBy.ancestors)
  // The address of a framed page contains an id token until the page has removed it (pages/client/app-bridge.ts). Other
  // sites must not see it as their referrer.
  if (framedBy) reply.header('referrer-policy', 'no-referrer')
  // Framed pages get no speculation rules: when a browser prefetches from inside a frame, the request looks as if the
  // page were not framed.
  else if (shop) reply.header('speculation-rules', `"${RULES_PATH}"`)
  if (!shop) reply.header('vary', 'Accept-Language')
}
