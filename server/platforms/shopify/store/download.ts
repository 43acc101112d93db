import { StoreError } from '../../store-platform.ts'

/** 50 MB at half a megabit a second would be 13 minutes; Shopify takes pictures of 20 MB. */
const TIMEOUT_MS = 120_000

/** A shop's list waits for it. */
const HEAD_TIMEOUT_MS = 10_000

/** More than Shopify takes: 20 MB (docs/shopify.md §9). What it has can be read whole. */
export const MOST_BYTES = 50 * 1024 * 1024

/** The CDN chooses the format by this: a JPEG comes as AVIF or WebP to whoever says to take them. */
const acceptFor = (address: string): string =>
  /\.webp$/i.test(new URL(address).pathname) ? 'image/webp' : 'image/jpeg, image/png, image/gif'

/** The bytes behind an address; undefined when it is not there. */
export async function download(address: string, maxBytes: number): Promise<Uint8Array | undefined> {
  try {
    const response = await ask(address, 'GET')
    if (!response) return undefined
    return await readAtMost(response, maxBytes)
  } catch (error) {
    throw asStoreError(address, error)
  }
}

/** How large the file behind an address is; undefined when it is not there. */
export async function sizeOf(address: string): Promise<number | undefined> {
  try {
    const response = await ask(address, 'HEAD')
    return response && Number(response.headers.get('content-length') ?? 0)
  } catch (error) {
    throw asStoreError(address, error)
  }
}

async function ask(address: string, method: 'GET' | 'HEAD'): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(method === 'HEAD' ? HEAD_TIMEOUT_MS : TIMEOUT_MS)
  const response = await fetch(address, { method, signal, headers: { accept: acceptFor(address) } })
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status === 404 || response.status === 410) return undefined
  throw new Error(`HTTP ${response.status}`)
}

async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > maxBytes)
      throw new StoreError('too-large', `A picture has more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Without its query: that is a signature which gives access. */
function asStoreError(address: string, error: unknown): unknown {
  if (error instanceof StoreError) return error
  const place = address.replace(/\?.*/s, '')
  return new StoreError('unreachable', `${place} could not be read: ${String(error)}`, {
    cause: error
  })
}
