import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/**
 * The maximum number of bytes in the request line and the headers together. This is Node's default, set here so that
 * NODE_OPTIONS cannot change it; Node answers 431.
 */
export const MOST_HEAD_BYTES = 16 * 1024

/**
 * The maximum number of characters of path and query together. Our longest address is that of a storefront article:
 * two names of 255 bytes, with three characters for each percent-encoded byte. Shopify's addresses reach 2 KB, with an
 * id token or 50 selected products.
 */
export const MOST_ADDRESS = 4096

/**
 * The maximum number of query parameters. Shopify sends nine, plus one for each of 50 selected products. With this
 * limit, even code that compares every pair of parameters takes no noticeable time.
 */
const MOST_PARAMETERS = 100

/**
 * The maximum length of each header that we or a library parse. Browsers send far less than this; an id token has 1.2
 * KB.
 */
const MOST_OF_HEADER = {
  'accept-encoding': 512,
  'accept-language': 1024,
  authorization: 4096,
  'content-type': 512,
  // As much as web servers usually allow, because this header also carries the cookies of other programs on the same
  // host name.
  cookie: 8192,
  'if-match': 1024,
  'if-modified-since': 128,
  'if-none-match': 1024,
  'if-range': 1024,
  'if-unmodified-since': 128,
  origin: 1024,
  range: 512
} as const

const HEADERS = Object.entries(MOST_OF_HEADER)

/**
 * Refuses a request with a long address or long headers before anything else reads it. The server has one thread, so a
 * text that takes long to parse delays every shop. Bodies have their own limits (bodies.ts, bounds.ts).
 * @throws AppError 414 or 431
 */
export async function refuseLongRequest({ url, headers }: FastifyRequest): Promise<void> {
  if (url.length > MOST_ADDRESS || url.split('&', MOST_PARAMETERS + 1).length > MOST_PARAMETERS)
    throw addressTooLong()
  for (const [field, most] of HEADERS)
    if (String(headers[field] ?? '').length > most)
      throw new AppError('server/header-too-long', 431, (t) => t.errors.tooLong({ field, most }))
}

/**
 * Refuses a request of HTTP/1.1 that names no host (RFC 9112, section 3.2).
 * @throws AppError 400
 */
export async function refuseWithoutHost({ raw, headers }: FastifyRequest): Promise<void> {
  if (raw.httpVersion === '1.1' && headers.host === undefined)
    throw new AppError('server/malformed', 400, (t) =>
      t.errors.malformed({ detail: 'it has no Host header' })
    )
}

export const addressTooLong = () =>
  new AppError('server/address-too-long', 414, (t) =>
    t.errors.addressTooLong({ most: MOST_ADDRESS, parameters: MOST_PARAMETERS })
  )
