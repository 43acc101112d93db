import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  bucketAddress,
  isExpired,
  resourceAddress,
  type StagedUpload
} from './content/staged-uploads.ts'
import { isEqualText, storageError } from './storage-answers.ts'
import { signText } from './text-signature.ts'
import type { ShopWorld, World } from './world.ts'

/** Open: the policies of real uploads name a limit; ours is above every limit of pictures, so that those are met. */
const MAX_UPLOAD_BYTES = 64 * 1024 * 1024

type ToShop = { Params: { shop: string; '*'?: string } }

/** Where new bytes go first: as a form with the file last, or by PUT. */
export function serveStagedUploads(app: FastifyInstance, world: World): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: MAX_UPLOAD_BYTES, files: 2 } })
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body)
    )
    const limits = { bodyLimit: MAX_UPLOAD_BYTES }

    scope.post<ToShop>('/:shop/staged-uploads/', limits, async (request, reply) => {
      const shop = world.shops.get(request.params.shop)
      if (!shop) return storageError(reply, 404, 'NoSuchBucket')
      return takeForm(shop, request, reply)
    })
    scope.put<ToShop>('/:shop/staged-uploads/*', limits, async (request, reply) => {
      const shop = world.shops.get(request.params.shop)
      if (!shop) return storageError(reply, 404, 'NoSuchBucket')
      return takePut(shop, request, reply, request.params['*'] ?? '')
    })
  })
}

async function takeForm(shop: ShopWorld, request: FastifyRequest, reply: FastifyReply) {
  if (!request.isMultipart()) return storageError(reply, 400, 'MalformedPOSTRequest')
  const fields = new Map<string, string>()
  let bytes: Buffer | undefined
  for await (const part of request.parts()) {
    // Storage reads up to the file: what comes after it would not be seen.
    if (bytes) return storageError(reply, 400, 'InvalidPOSTFileLast')
    if (part.type === 'field') fields.set(part.fieldname, String(part.value))
    else if (part.fieldname === 'file') bytes = await part.toBuffer()
    else return storageError(reply, 400, 'InvalidArgument')
  }
  if (!bytes) return storageError(reply, 400, 'MissingPOSTFile')
  const upload = shop.content.stagedUploads.get(fields.get('key') ?? '')
  const refusal = upload ? refusalOf(shop, upload, fields) : 'AccessDenied'
  if (!upload || refusal)
    return storageError(reply, refusal === 'ExpiredToken' ? 400 : 403, refusal ?? '')
  upload.bytes = bytes
  const etag = createHash('md5').update(bytes).digest('hex')
  return reply
    .code(201)
    .type('application/xml; charset=UTF-8')
    .send(
      `<?xml version='1.0' encoding='UTF-8'?><PostResponse><Location>${resourceAddress(shop, upload)}</Location>` +
        `<Bucket>${new URL(bucketAddress(shop)).host}</Bucket><Key>${upload.key}</Key><ETag>"${etag}"</ETag></PostResponse>`
    )
}

type Policy = { conditions: Record<string, string>[]; expiration: string }

/** Every field must be as the policy says, and the policy as it was signed. */
function refusalOf(
  shop: ShopWorld,
  upload: StagedUpload,
  fields: Map<string, string>
): string | undefined {
  const policy = fields.get('policy') ?? ''
  if (!isEqualText(fields.get('x-goog-signature') ?? '', signText(shop, policy)))
    return 'SignatureDoesNotMatch'
  const { conditions } = JSON.parse(Buffer.from(policy, 'base64').toString('utf8')) as Policy
  const wanted = new Map(conditions.flatMap((condition) => Object.entries(condition)))
  const given = [...fields].filter(([name]) => name !== 'policy' && name !== 'x-goog-signature')
  const isAsSigned = given.every(([name, value]) => wanted.get(name) === value)
  if (!isAsSigned || given.length !== wanted.size) return 'AccessDenied'
  return isExpired(shop, upload) ? 'ExpiredToken' : undefined
}

function takePut(shop: ShopWorld, request: FastifyRequest, reply: FastifyReply, key: string) {
  const upload = shop.content.stagedUploads.get(key)
  const { 'X-Goog-Signature': signature = '' } = request.query as Record<string, string>
  if (!upload || !isEqualText(signature, signText(shop, key)))
    return storageError(reply, 403, 'SignatureDoesNotMatch')
  if (request.headers['content-type'] !== upload.mimeType)
    return storageError(reply, 403, 'SignatureDoesNotMatch')
  if (isExpired(shop, upload)) return storageError(reply, 400, 'ExpiredToken')
  if (!Buffer.isBuffer(request.body)) return storageError(reply, 400, 'IncompleteBody')
  upload.bytes = request.body
  return reply.code(200).send()
}
