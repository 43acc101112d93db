import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { compile as proxiesNamed } from '@fastify/proxy-addr'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest
} from 'fastify'
import { messagesFor } from '../locales/messages.ts'
import { guardCall, signInRoutes } from '../modules/auth/index.ts'
import { guidance } from '../modules/guidance/index.ts'
import { answerOnce, idempotency } from '../modules/idempotency/index.ts'
import { type CodecPrograms, imageOpt, SOURCES, withUploads } from '../modules/image-opt/index.ts'
import { noteBrokenLaw } from '../modules/journal/commands.ts'
import { journal } from '../modules/journal/index.ts'
import { pageSpeed } from '../modules/page-speed/index.ts'
import { pricing } from '../modules/pricing/index.ts'
import { recommendations } from '../modules/recommendations/index.ts'
import { settings } from '../modules/settings/index.ts'
import { support } from '../modules/support/index.ts'
import { webhooks } from '../modules/webhooks/index.ts'
import { apiDocsRoutes } from './api-docs.ts'
import { contentPolicy } from './content-policy.ts'
import { openBrokenLaws } from './core/broken-laws.ts'
import type { Clock } from './core/clock.ts'
import type { Config } from './core/config/config.ts'
import type { Db } from './core/database/db.ts'
import { dialectOf } from './core/database/dialect.ts'
import type { Folders } from './core/disk/room.ts'
import { openDiskWatch } from './core/disk/watch.ts'
import type { Files } from './core/files/files.ts'
import type { Fleet } from './core/fleet/fleet.ts'
import { openAddressLimits } from './core/http/address-limits.ts'
import { readBodies } from './core/http/bodies.ts'
import { compileValidator } from './core/http/bounds.ts'
import { describeRequest } from './core/http/describe-request.ts'
import { answerError, answerErrors } from './core/http/envelope.ts'
import { readFormNumbers } from './core/http/form-body.ts'
import { countRequest } from './core/http/limit-addresses.ts'
import { openServer } from './core/http/open-server.ts'
import { limitRates } from './core/http/rate-limits.ts'
import {
  MOST_ADDRESS,
  MOST_HEAD_BYTES,
  refuseLongRequest,
  refuseWithoutHost
} from './core/http/request-limits.ts'
import { compileSerializer } from './core/http/serializer.ts'
import { takeTurns } from './core/http/take-turns.ts'
import { endUnreadAnswers } from './core/http/unread-answers.ts'
import type { BrokenLaw } from './core/invariant.ts'
import { openMetrics } from './core/metrics.ts'
import type { Module } from './core/module.ts'
import { openPictureSender, type PictureLimits } from './core/pictures/send-picture.ts'
import { openProcessQueue } from './core/queue/process-queue.ts'
import { openClockGuard } from './core/time/clock-guard.ts'
import { type OutsideTime, openOutsideTime } from './core/time/outside-time.ts'
import { healthRoutes } from './health.ts'
import { registerMetrics } from './metrics/routes.ts'
import type { BillingPlatform } from './platforms/billing-platform.ts'
import { joinSignIns } from './platforms/join-sign-ins.ts'
import { createLocalBilling } from './platforms/local/billing/billing.ts'
import type { Platforms } from './platforms/platform.ts'
import { PLATFORMS, platformsOf } from './platforms/platforms.ts'
import type { StorePlatform } from './platforms/store-platform.ts'

export const MODULES: Module[] = [
  imageOpt,
  pageSpeed,
  pricing,
  settings,
  support,
  recommendations,
  guidance,
  journal,
  webhooks,
  idempotency
]

/**
 * Enough for every body. JSON names at most 1,000 items. The largest form contains a watermark of 500 KB, which takes
 * about 730 KB once encoded.
 */
const BODY_LIMIT_BYTES = 1024 * 1024

const REQUEST_TIMEOUT_MS = 60_000

/** Enough to upload 50 MB at 0.5 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 15 * 60_000

export type AppDeps = {
  config: Config
  db: Db
  files: Files
  clock: Clock
  /** What others say about the time; by default nobody does. */
  outside?: OutsideTime
  /** Returns the time by the clock of the database's server. By default that is our own clock. */
  readDatabaseClock?: () => Promise<Date | undefined>
  storeOf(shopId: number): StorePlatform
  /**
   * Returns the billing platform of a shop. If it is left out, our own confirmation page is used and no money moves.
   */
  billingOf?(shopId: number): BillingPlatform
  /** By default, none is open. */
  platforms?: Platforms
  /** The default is the sources. */
  codecPrograms?: CodecPrograms
  /** What a fleet's processes share. By default, this process is the only one on its database. */
  fleet?: Fleet | null
  /** Limits that tests set; the default is in core/pictures. */
  pictures?: PictureLimits
  /** After how many milliseconds an unread answer is given up; tests set it. */
  stallMs?: number
}

/** Builds the whole application except its pages, which need a build. Tests build the same application. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createServer(deps.config)
  decorate(app, deps)
  // A request starts with English messages. The guard replaces them once it knows the shop's language.
  app.addHook('onRequest', async (request) => {
    request.messages = messagesFor('en')
  })
  app.addHook('onRequest', countRequest)
  app.addHook('onRequest', takeTurns())
  app.addHook('onRequest', refuseWithoutHost)
  app.addHook('onRequest', refuseLongRequest)
  app.addHook('preValidation', readFormNumbers)
  endIdleConnections(app)
  endSlowRequests(app)

  // The 70 KB of HTML of a history page are compressed to 10 KB. Level 4 takes 2 ms per page, and its output is at most
  // 5 % larger than that of the best level. It is done at once: a stream takes 2.4 MB of memory for as long as the client
  // does not read the answer.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    syncThreshold: Infinity
  })
  endUnreadAnswers(app, deps.stallMs)
  await app.register(cookie)
  await readBodies(app)
  await app.register(helmet, contentPolicy(deps.config, app.platforms))
  answerErrors(app)
  await limitRates(app)
  await app.register(healthRoutes)
  registerMetrics(app)
  const isServing = deps.config.role !== 'worker'
  if (isServing) await app.register(apiDocsRoutes)
  if (isServing) await app.register(signInRoutes)
  app.addHook('onClose', () => app.queue.close())
  for (const module of MODULES) {
    const { calls, publicCalls } = await module.start(app)
    if (!isServing) continue
    if (publicCalls) await app.register(publicCalls)
    await app.register(async (signedIn) => {
      signedIn.addHook('onRequest', guardCall)
      // The guard counts these, by shop or by address.
      signedIn.addHook('onRoute', (route) => {
        route.config = { kind: 'call', ...route.config }
      })
      answerOnce(signedIn)
      await signedIn.register(calls)
    })
  }
  return app
}

function createServer({ logLevel, trustedProxies }: Config): FastifyInstance {
  const isTrustedProxy = proxiesNamed(trustedProxies?.split(',').map((name) => name.trim()) ?? [])
  const addressLimits = openAddressLimits()
  const { serverFactory, connections } = openServer(addressLimits, (ip) => isTrustedProxy(ip, 0))
  const app: FastifyInstance = Fastify({
    serverFactory,
    logger: { level: logLevel, serializers: { req: describeRequest } },
    bodyLimit: BODY_LIMIT_BYTES,
    // The proxies whose X-Forwarded headers tell us a caller's address. From anybody else they are ignored, because a
    // caller could invent a new address for every request.
    trustProxy: trustedProxies === null ? false : isTrustedProxy,
    // Answers a request whose address cannot be decoded. Our hooks never see such a request, but the answer has the
    // same envelope as every other error.
    frameworkErrors: (error, request, reply) => {
      request.messages = messagesFor('en')
      const answer = (cause: FastifyError) =>
        answerError(cause, request as FastifyRequest, reply as FastifyReply)
      void countRequest(request as FastifyRequest, reply as FastifyReply).then(
        () => answer(error),
        answer
      )
    },
    // Signed URLs exceed the 100 characters that the router allows for a parameter by default.
    routerOptions: { maxParamLength: MOST_ADDRESS },
    // This limit is long, because an upload over a slow connection takes time. endSlowRequests ends all other requests
    // earlier.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { maxHeaderSize: MOST_HEAD_BYTES }
  })
  app.decorate('addressLimits', addressLimits)
  app.decorate('connections', connections)
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
  return app
}

/** Adds to the app and its requests the properties that server/core/fastify.d.ts declares. */
function decorate(app: FastifyInstance, deps: AppDeps): void {
  app.decorate('config', deps.config)
  app.decorate('db', deps.db)
  app.decorate('files', deps.files)
  app.decorate('sendPicture', openPictureSender(deps.pictures))
  app.decorate('clock', deps.clock)
  const outside = deps.outside ?? openOutsideTime(deps.clock)
  app.decorate('clockGuard', openClockGuard({ ...deps, outside }))
  app.decorate('metrics', openMetrics(deps.fleet ? deps.config.role : undefined))
  const note = (error: BrokenLaw) => noteBrokenLaw(deps.db, error)
  app.decorate('brokenLaws', openBrokenLaws({ log: app.log, metrics: app.metrics, note }))
  app.decorate('fleet', deps.fleet ?? null)
  app.decorate('queue', deps.fleet?.queue ?? openProcessQueue(app.log))
  app.decorate(
    'disk',
    openDiskWatch(
      {
        folders: foldersOf(deps.config),
        tryDatabase: () => dialectOf(deps.db).tryToWrite(deps.db),
        bucket: deps.files.bucket
      },
      app.log
    )
  )
  app.decorate('storeOf', withUploads(deps.db, deps.files, deps.storeOf))
  app.decorate(
    'billingOf',
    deps.billingOf ??
      ((shopId: number) => createLocalBilling({ db: deps.db, clock: deps.clock, shopId }))
  )
  app.decorate('platforms', deps.platforms ?? platformsOf(PLATFORMS))
  app.decorate('signInPlatform', joinSignIns(app.platforms))
  app.decorate('codecPrograms', deps.codecPrograms ?? SOURCES)
  app.decorateRequest('shop')
  app.decorateRequest('messages')
  app.decorateRequest('actor', 'merchant')
  app.decorateRequest('framedBy', null)
  app.decorateRequest('isShopNew', false)
}

const foldersOf = ({ dataDir, storeDir, hasLocalStore }: Config): Folders => ({
  data: dataDir,
  storage: join(dataDir, 'storage'),
  ...(hasLocalStore ? { store: storeDir } : {})
})

/**
 * Closes idle connections during shutdown. Closing the server waits for requests in flight, but browsers keep their
 * connections open after that, which once delayed a shutdown by 71 s.
 */
function endIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
  })
}

/**
 * Closes the connection of a client that takes longer than REQUEST_TIMEOUT_MS to send a request whose body is parsed before
 * the route runs. A route that reads an upload itself has UPLOAD_TIMEOUT_MS. A request that is refused earlier has no more
 * time than others: a stranger could otherwise keep each connection for that long.
 */
function endSlowRequests(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('onRequest', async (request) => {
    const end = () => {
      if (!request.raw.complete) request.raw.destroy()
    }
    // A server that stops does not wait for it.
    timers.set(request, setTimeout(end, REQUEST_TIMEOUT_MS).unref())
  })
  const arrived = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('preValidation', arrived)
  app.addHook('onResponse', async (request) => {
    if (request.raw.complete) clearTimeout(timers.get(request))
  })
  app.addHook('onRequestAbort', arrived)
}
