import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { messagesFor } from '../locales/messages.ts'
import { guardCall, signInRoutes } from '../modules/auth/index.ts'
import { guidance } from '../modules/guidance/index.ts'
import { imageOpt, withUploads } from '../modules/image-opt/index.ts'
import { pageSpeed } from '../modules/page-speed/index.ts'
import { pricing } from '../modules/pricing/index.ts'
import { recommendations } from '../modules/recommendations/index.ts'
import { settings } from '../modules/settings/index.ts'
import { support } from '../modules/support/index.ts'
import { webhooks } from '../modules/webhooks/index.ts'
import { contentPolicy } from './content-policy.ts'
import { readBodies } from './core/bodies.ts'
import { compileValidator } from './core/bounds.ts'
import type { Clock } from './core/clock.ts'
import type { Config } from './core/config.ts'
import type { Db } from './core/db.ts'
import { answerError, answerErrors } from './core/envelope.ts'
import type { ShopifyApp } from './core/fastify.d.ts'
import type { Files } from './core/files.ts'
import { readFormNumbers } from './core/form-body.ts'
import type { Module } from './core/module.ts'
import { MOST_ADDRESS, MOST_HEAD_BYTES, refuseLongRequest } from './core/request-limits.ts'
import { healthRoutes } from './health.ts'
import { registerMetrics } from './metrics.ts'
import type { BillingPlatform } from './platforms/billing-platform.ts'
import { createLocalBilling } from './platforms/local/billing/billing.ts'
import type { StorePlatform } from './platforms/store-platform.ts'

export const MODULES: Module[] = [
  imageOpt,
  pageSpeed,
  pricing,
  settings,
  support,
  recommendations,
  guidance,
  webhooks
]

/** JSON bodies name at most a thousand items; the largest form has a watermark of 500 KB, some 730 KB in its letters. */
const BODY_LIMIT_BYTES = 1024 * 1024

const REQUEST_TIMEOUT_MS = 60_000

/** 50 MB at half a megabit a second. */
const UPLOAD_TIMEOUT_MS = 15 * 60_000

export type AppDeps = {
  config: Config
  db: Db
  files: Files
  clock: Clock
  storeOf(shopId: number): StorePlatform
  /** The built-in confirmation page, and no money, where it is missing. */
  billingOf?(shopId: number): BillingPlatform
  /** Missing: there are no shops of Shopify. */
  shopify?: ShopifyApp | null
  /** Missing: GIFs are compressed without it. */
  gifsicle?: string | null
}

/** The whole application but for its pages, which need a build. Tests build the same. */
export async function buildApp(needs: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: needs.config.logLevel, serializers: { req: describeRequest } },
    bodyLimit: BODY_LIMIT_BYTES,
    // An address that cannot be decoded never becomes a request of ours; it gets our envelope all the same.
    frameworkErrors: (error, request, reply) => {
      request.messages = messagesFor('en')
      void answerError(error, request as FastifyRequest, reply as FastifyReply)
    },
    // Signed links are longer than the 100 characters that the router takes by itself.
    routerOptions: { maxParamLength: MOST_ADDRESS },
    // An upload on a slow line takes its time; every other request is ended by endSlowRequests.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { maxHeaderSize: MOST_HEAD_BYTES }
  })
  app.setValidatorCompiler(compileValidator)
  app.decorate('config', needs.config)
  app.decorate('db', needs.db)
  app.decorate('files', needs.files)
  app.decorate('clock', needs.clock)
  app.decorate('storeOf', withUploads(needs.db, needs.files, needs.storeOf))
  app.decorate(
    'billingOf',
    needs.billingOf ??
      ((shopId: number) => createLocalBilling({ db: needs.db, clock: needs.clock, shopId }))
  )
  app.decorate('shopify', needs.shopify ?? null)
  app.decorate('gifsicle', needs.gifsicle ?? null)
  app.decorateRequest('shop')
  app.decorateRequest('messages')
  app.decorateRequest('framedBy', null)
  app.decorateRequest('isShopNew', false)
  // The base language until the guard knows whose it is.
  app.addHook('onRequest', async (request) => {
    request.messages = messagesFor('en')
  })
  app.addHook('onRequest', refuseLongRequest)
  app.addHook('preValidation', readFormNumbers)
  endIdleConnections(app)
  endSlowRequests(app)

  // A page of history is 70 KB of HTML, 10 KB compressed. Level 4: 2 ms a page, and 5 % off the best.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  })
  await app.register(cookie)
  await readBodies(app)
  await app.register(helmet, contentPolicy(needs.config))
  answerErrors(app)
  await app.register(healthRoutes)
  registerMetrics(app)
  await app.register(signInRoutes)
  for (const module of MODULES) {
    const { calls, publicCalls } = await module.start(app)
    if (publicCalls) await app.register(publicCalls)
    await app.register(async (signedIn) => {
      signedIn.addHook('onRequest', guardCall)
      await signedIn.register(calls)
    })
  }
  return app
}

/** Without what gives access: tokens stand in the query of a page and in the path of a signed link. */
function describeRequest({ method, url, ip }: FastifyRequest) {
  return { method, path: url.replace(/\?.*/s, '').replace(/^(\/(files|uploads)\/).*/, '$1…'), ip }
}

/**
 * Closing waits for requests in flight, but browsers keep their connections open afterwards: that held the server up
 * for 71 s when it was measured.
 */
function endIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
  })
}

/** A slow client may not hold a connection for ever by sending its request bit by bit. */
function endSlowRequests(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.takesTime) return
    const timer = setTimeout(() => request.raw.destroy(), REQUEST_TIMEOUT_MS)
    timers.set(request, timer)
  })
  const arrived = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('preValidation', arrived)
  app.addHook('onResponse', arrived)
  app.addHook('onRequestAbort', arrived)
}
