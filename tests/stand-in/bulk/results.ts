import type { FastifyInstance } from 'fastify'
import { fail } from '../failing.ts'
import { isEqualText, storageError } from '../storage-answers.ts'
import { signText } from '../text-signature.ts'
import type { ShopWorld, World } from '../world.ts'
import type { BulkOperation } from './operation.ts'

/** Returns a signed URL that works for seven days (docs). */
export function resultAddress(shop: ShopWorld, operation: BulkOperation): string | null {
  if (!operation.result) return null
  const { expiresAt } = operation.result
  const path = `/${shop.domain}/bulk-results/${operation.number}.jsonl`
  const signature = signText(shop, `${path}\n${expiresAt}`)
  const query = `Expires=${expiresAt}&Signature=${signature}&response-content-type=application%2Fjsonl`
  return `${shop.world.origin}${path}?${query}`
}

type Call = {
  Params: { shop: string; number: string }
  Querystring: { Expires?: string; Signature?: string }
}

export function serveBulkResults(app: FastifyInstance, world: World): void {
  app.get<Call>('/:shop/bulk-results/:number.jsonl', async (request, reply) => {
    const shop = world.shops.get(request.params.shop)
    if (!shop) return storageError(reply, 404, 'NoSuchBucket')
    const fault = shop.faults.take('bulk-result', 'bulk-result')
    if (fault) return fail(reply, fault, world.timing.hangMs)
    const { Expires = '', Signature = '' } = request.query
    const [path = ''] = request.url.split('?')
    if (!isEqualText(Signature, signText(shop, `${path}\n${Expires}`)))
      return storageError(reply, 403, 'SignatureDoesNotMatch')
    if (world.clock.now().getTime() >= Number(Expires))
      return storageError(reply, 400, 'ExpiredToken')
    const result = shop.content.bulk.byNumber.get(Number(request.params.number))?.result
    if (!result) return storageError(reply, 404, 'NoSuchKey')
    return reply.type('application/jsonl').send(result.bytes)
  })
}
