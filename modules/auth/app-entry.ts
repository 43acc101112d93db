import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAppError } from '../../server/core/http/errors.ts'
import type { Entry } from '../../server/platforms/sign-in-platform.ts'
import { beginGuide } from '../guidance/commands.ts'
import { findCaller } from './caller.ts'
import type { EntryReply } from './schema.ts'
import type { Shop } from './tables.ts'

/** This address redirects to the page that the shop starts on. */
const HOME = '/'

/**
 * Answers the app-entry call (specification §13.2) with one of these codes: 302 with the page to show, 301 with an
 * address outside the frame, 400 for a query that the platform did not send or that names a different shop, 401 for a
 * caller who is not signed in, 503 if the store cannot be reached. A caller who does not come from a platform must
 * already be signed in.
 */
export async function enterApp(request: FastifyRequest, reply: FastifyReply): Promise<EntryReply> {
  const { install } = request.messages
  const { signInPlatform } = request.server
  const entry = await signInPlatform?.enter(request, reply)
  if (entry) return answer(request, entry)
  const shop = await callerOf(request, reply)
  const named = new URLSearchParams(request.url.split(/\?(.*)/s)[1]).get('shop')
  if (!shop)
    return signInPlatform && named !== null
      ? answer(request, { fault: 'query' })
      : { code: 401, msg: install.noSession(), url: '' }
  if (named !== null && named !== shop.domain)
    return { code: 400, msg: install.unknownShop({ shop: named }), url: '' }
  return { code: 302, msg: '', url: HOME }
}

async function callerOf(request: FastifyRequest, reply: FastifyReply) {
  try {
    return await findCaller(request, reply)
  } catch (error) {
    if (isAppError(error)) return undefined
    throw error
  }
}

async function answer(request: FastifyRequest, entry: Entry): Promise<EntryReply> {
  const { install, errors } = request.messages
  if ('leaveFor' in entry) return { code: 301, msg: '', url: entry.leaveFor }
  if ('shop' in entry) return { code: 302, msg: '', url: await screenAfter(request, entry) }
  switch (entry.fault) {
    case 'query':
      return { code: 400, msg: install.failedLine(), url: '' }
    case 'identity':
      return { code: 401, msg: errors.notSignedIn(), url: '' }
    case 'unreachable':
      return { code: 503, msg: errors.storeUnreachable(), url: '' }
  }
}

/** Returns the page that a shop starts on: the image page, or /main for an account without the full set of tabs. */
export const screenOf = ({ is_old }: Shop): string =>
  is_old === 1 ? '/image_optimisation' : '/main'

/**
 * Returns the page after sign-in. A shop that has just installed the app starts with the guide if it has all tabs and was
 * not led there before.
 */
async function screenAfter(
  { server: { db } }: FastifyRequest,
  { shop, isNew }: { shop: Shop; isNew: boolean }
): Promise<string> {
  if (!isNew) return screenOf(shop)
  const isLed = shop.is_old === 1 && (await beginGuide(db, shop.id))
  return isLed ? '/guidance' : screenOf(shop)
}
