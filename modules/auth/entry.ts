import type { FastifyRequest } from 'fastify'
import { isAppError } from '../../server/core/errors.ts'
import { findCaller } from './guard.ts'
import type { EntryQuery, EntryReply } from './schema.ts'

/** Home: which screen that is depends on the shop. */
const HOME = '/'

/**
 * What the app-entry call answers (specification, app shell §2): 302 and the page to show for who is signed
 * in, 401 for who is not, 400 for a shop that this server does not serve. 301, to another website, is for
 * platforms that have to be asked for permission first; the local store needs none (decision 027).
 */
export async function enterApp(request: FastifyRequest, query: EntryQuery): Promise<EntryReply> {
  const { install } = request.texts
  const shop = await callerOf(request)
  if (!shop) return { code: 401, msg: install.noSession(), url: '' }
  if (query.shop !== undefined && query.shop !== shop.domain)
    return { code: 400, msg: install.unknownShop({ shop: query.shop }), url: '' }
  return { code: 302, msg: '', url: HOME }
}

async function callerOf(request: FastifyRequest) {
  try {
    return await findCaller(request)
  } catch (error) {
    if (isAppError(error)) return undefined
    throw error
  }
}
