import { isFailure } from '../../../../core/failure.ts'
import type { FetchOutside } from '../../../../core/http/fetch-outside.ts'
import { StoreError } from '../../../store-platform.ts'
import type { StoreContext } from '../context.ts'

/**
 * How long a download may take. Our largest picture, 50 MB, would take 13 minutes at 0.5 Mbit/s, but Shopify accepts
 * pictures of up to 20 MB only.
 */
const TIMEOUT_MS = 120_000

/** How long a request for a file's size may take. It is short, because the listing of the shop waits for it. */
const HEAD_TIMEOUT_MS = 10_000

/**
 * The size of the first buffer for an answer that does not state its length. When the buffer is full, a buffer of
 * twice the size replaces it.
 */
const FIRST_BYTES = 256 * 1024

/**
 * Returns the Accept header for an address. The CDN chooses the format by this header: it would convert a JPEG if we
 * accepted AVIF or WebP.
 */
const acceptFor = (address: string): string =>
  /\.webp$/i.test(new URL(address).pathname) ? 'image/webp' : 'image/jpeg, image/png, image/gif'

type Fetching = Pick<StoreContext, 'fetchOutside'>

/**
 * Returns the bytes of the file at an address; undefined when there is no such file.
 * @throws StoreError
 */
export async function download(
  { fetchOutside }: Fetching,
  address: string,
  maxBytes: number
): Promise<Uint8Array | undefined> {
  try {
    const response = await ask(fetchOutside, address, 'GET')
    if (!response) return undefined
    return await readAtMost(response, maxBytes)
  } catch (error) {
    throw asStoreError(address, error)
  }
}

/**
 * Returns the size of the file at an address; undefined when there is no such file.
 * @throws StoreError
 */
export async function sizeOf(
  { fetchOutside }: Fetching,
  address: string
): Promise<number | undefined> {
  try {
    const response = await ask(fetchOutside, address, 'HEAD')
    return response && Number(response.headers.get('content-length') ?? 0)
  } catch (error) {
    throw asStoreError(address, error)
  }
}

async function ask(
  fetchOutside: FetchOutside,
  address: string,
  method: 'GET' | 'HEAD'
): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(method === 'HEAD' ? HEAD_TIMEOUT_MS : TIMEOUT_MS)
  const headers = { accept: acceptFor(address) }
  const response = await fetchOutside(address, { method, signal, headers })
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status === 404 || response.status === 410) return undefined
  throw new Error(`HTTP ${response.status}`)
}

async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array> {
  // Most answers state their length. One buffer of exactly that size means that the picture is never in memory twice.
  const announced = Number(response.headers.get('content-length') ?? 0)
  let bytes = Buffer.allocUnsafeSlow(Math.min(announced || FIRST_BYTES, maxBytes))
  let length = 0
  for await (const part of response.body ?? []) {
    const end = length + part.length
    if (end > maxBytes)
      throw new StoreError('too-large', `A picture has more than ${maxBytes} bytes`)
    if (end > bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(Math.max(end, 2 * bytes.length), maxBytes))
      larger.set(bytes.subarray(0, length))
      bytes = larger
    }
    bytes.set(part, length)
    length = end
  }
  return bytes.subarray(0, length)
}

/**
 * Returns the StoreError for a failed download. Its text leaves out the query of the address. An error that is already
 * a failure is returned unchanged.
 */
function asStoreError(address: string, error: unknown): unknown {
  if (isFailure(error)) return error
  const place = address.replace(/\?.*/s, '')
  return new StoreError('unreachable', `${place} could not be read: ${String(error)}`, {
    cause: error
  })
}
