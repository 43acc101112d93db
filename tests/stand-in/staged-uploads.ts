import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  bucketAddress,
  isExpired,
  resourceAddress,
  type StagedUpload
} from './content/staged-uploads.ts'
import { fail, isAfter } from './failing.ts'
import { isEqualText, storageError } from './storage-answers.ts'
import { signText } from './text-signature.ts'
import type { ShopWorld, World } from './world.ts'

/**
 * The limit on real uploads is unknown. This one exceeds every limit on pictures, so that tests can reach those
 * limits.
 */
const MAX_UPLOAD_BYTES = 64 * 1024 * 1024

type ToShop = { Params: { shop: string; '*'?: string } }

/** The stored upload, or the status and code of a refusal. */
type Outcome = { upload: StagedUpload; bytes: Buffer } | { status: number; refusal: string }

/** Serves the bucket into which the app uploads new bytes, by PUT or as a form whose last field is the file. */
export function serveStagedUploads(app: FastifyInstance, world: World): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: MAX_UPLOAD_BYTES, files: 2 } })
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body)
    )
    const limits = { bodyLimit: MAX_UPLOAD_BYTES }
    const take = async (
      name: string,
      reply: FastifyReply,
      read: (shop: ShopWorld) => Outcome | Promise<Outcome>,
      answer: (shop: ShopWorld, upload: StagedUpload, bytes: Buffer) => FastifyReply
    ) => {
      const shop = world.shops.get(name)
      if (!shop) return storageError(reply, 404, 'NoSuchBucket')
      const fault = shop.faults.take('upload', 'upload')
      const outcome = await read(shop)
      const isDamaged = fault?.kind === 'damaged'
      if (fault && !isDamaged && !isAfter(fault)) return fail(reply, fault, world.timing.hangMs)
      if ('refusal' in outcome) return storageError(reply, outcome.status, outcome.refusal)
      outcome.upload.bytes = isDamaged ? outcome.bytes.subarray(0, 16) : outcome.bytes
      if (fault && !isDamaged) return fail(reply, fault, world.timing.hangMs)
      return answer(shop, outcome.upload, outcome.bytes)
    }
    scope.post<ToShop>('/:shop/staged-uploads/', limits, (request, reply) =>
      take(
        request.params.shop,
        reply,
        (shop) => readForm(shop, request),
        (shop, upload, bytes) =>
          reply
            .code(201)
            .type(XML)
            .send(postResponse(shop, upload, bytes))
      )
    )
    scope.put<ToShop>('/:shop/staged-uploads/*', limits, (request, reply) =>
      take(
        request.params.shop,
        reply,
        (shop) => readPut(shop, request, request.params['*'] ?? ''),
        () => reply.code(200).send()
      )
    )
  })
}

const XML = 'application/xml; charset=UTF-8'

const refuse = (status: number, refusal: string): Outcome => ({ status, refusal })

async function readForm(shop: ShopWorld, request: FastifyRequest): Promise<Outcome> {
  if (!request.isMultipart()) return refuse(400, 'MalformedPOSTRequest')
  const fields = new Map<string, string>()
  let bytes: Buffer | undefined
  let isFileLast = true
  for await (const part of request.parts()) {
    if (bytes) isFileLast = false
    if (part.type === 'field') fields.set(part.fieldname, String(part.value))
    else if (part.fieldname === 'file' && !bytes) bytes = await part.toBuffer()
    else await part.toBuffer()
  }
  if (!bytes) return refuse(400, 'MissingPOSTFile')
  // Storage ignores any fields after the file, so a form is refused if the file is not its last field.
  if (!isFileLast) return refuse(400, 'InvalidPOSTFileLast')
  const upload = shop.content.stagedUploads.get(fields.get('key') ?? '')
  if (!upload) return refuse(403, 'AccessDenied')
  return refusalOf(shop, upload, fields) ?? refusedSize(upload, bytes) ?? { upload, bytes }
}

/**
 * Refuses an upload that does not have the announced size. Whether Shopify's storage does so is unknown; the app
 * always announces the actual size.
 */
function refusedSize({ sizeBytes }: StagedUpload, { length }: Buffer): Outcome | undefined {
  if (sizeBytes === null || sizeBytes === length) return undefined
  return refuse(400, length > sizeBytes ? 'EntityTooLarge' : 'EntityTooSmall')
}

type Policy = { conditions: Record<string, string>[] }

/**
 * Returns the refusal of an upload form, or undefined. A form is refused if its policy is not the signed one, if a
 * field differs from the policy, or if it comes too late (recorded: 403 or 400).
 */
function refusalOf(
  shop: ShopWorld,
  upload: StagedUpload,
  fields: Map<string, string>
): Outcome | undefined {
  const policy = fields.get('policy') ?? ''
  if (!isEqualText(fields.get('x-goog-signature') ?? '', signText(shop, policy)))
    return refuse(403, 'SignatureDoesNotMatch')
  const { conditions } = JSON.parse(Buffer.from(policy, 'base64').toString('utf8')) as Policy
  const wanted = new Map(conditions.flatMap((condition) => Object.entries(condition)))
  const given = [...fields].filter(([name]) => name !== 'policy' && name !== 'x-goog-signature')
  const isAsSigned = given.every(([name, value]) => wanted.get(name) === value)
  if (!isAsSigned || given.length !== wanted.size) return refuse(403, 'AccessDenied')
  return isExpired(shop, upload) ? refuse(400, 'ExpiredToken') : undefined
}

function postResponse(shop: ShopWorld, upload: StagedUpload, bytes: Buffer): string {
  const etag = createHash('md5').update(bytes).digest('hex')
  const { host } = new URL(bucketAddress(shop))
  return (
    `<?xml version='1.0' encoding='UTF-8'?><PostResponse><Location>${resourceAddress(shop, upload)}</Location>` +
    `<Bucket>${host}</Bucket><Key>${upload.key}</Key><ETag>"${etag}"</ETag></PostResponse>`
  )
}

function readPut(shop: ShopWorld, { query, headers, body }: FastifyRequest, key: string): Outcome {
  const upload = shop.content.stagedUploads.get(key)
  const { 'X-Goog-Signature': signature = '' } = query as Record<string, string>
  const isSigned = upload && isEqualText(signature, signText(shop, key))
  if (!isSigned || headers['content-type'] !== upload.mimeType)
    return refuse(403, 'SignatureDoesNotMatch')
  if (isExpired(shop, upload)) return refuse(400, 'ExpiredToken')
  if (!Buffer.isBuffer(body)) return refuse(400, 'IncompleteBody')
  return refusedSize(upload, body) ?? { upload, bytes: body }
}
