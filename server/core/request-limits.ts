import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** Of a request's line and headers. Node's default, written down so that no NODE_OPTIONS changes it; Node answers 431. */
export const MOST_HEAD_BYTES = 16 * 1024

/**
 * Letters of path and query. Our longest address is an article of the storefront: two names of 255 bytes, each
 * byte written in three letters. Shopify's are 2 KB: an id token, or 50 chosen products.
 */
export const MOST_ADDRESS = 4096

/** Shopify sends nine, and one for each of 50 chosen products. What is done for each pair of them is then nothing. */
const MOST_PARAMETERS = 100

/** Letters of each header that we or a library take apart. Browsers send far less; an id token has 1.2 KB. */
const MOST_OF_HEADER = {
  'accept-encoding': 512,
  'accept-language': 1024,
  authorization: 4096,
  'content-type': 512,
  // As most servers do: beside our two stand those of whatever else runs under the same name.
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
 * Runs before anything reads the request: there is one thread, so a text that takes long to read holds up every
 * shop. Bodies have limits of their own (bodies.ts, bounds.ts).
 * @throws AppError 414 or 431
 */
export async function refuseLongRequest({ url, headers }: FastifyRequest): Promise<void> {
  if (url.length > MOST_ADDRESS || url.split('&', MOST_PARAMETERS + 1).length > MOST_PARAMETERS)
    throw addressTooLong()
  for (const [field, most] of HEADERS)
    if (String(headers[field] ?? '').length > most)
      throw new AppError('server/header-too-long', 431, (t) => t.errors.tooLong({ field, most }))
}

export const addressTooLong = () =>
  new AppError('server/address-too-long', 414, (t) =>
    t.errors.addressTooLong({ most: MOST_ADDRESS, parameters: MOST_PARAMETERS })
  )
