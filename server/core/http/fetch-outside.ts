import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { isPrivate } from '../private-addresses.ts'

type Request = {
  method?: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  body?: FormData
  signal: AbortSignal
}

/**
 * Fetches an address that somebody else named, as `fetch` does, but only by https and only from the public internet.
 * It refuses addresses of this machine and of private networks in any notation, names that lead to one of them,
 * redirects, and addresses with a user name or a password. The name is resolved once, and the connection goes to the
 * address that was checked.
 */
export type FetchOutside = (address: string, request: Request) => Promise<Response>

// An import reads every export of the module, and with it loads the code behind `fetch`, a tenth of the time of a start.
const http = process.getBuiltinModule('node:http')

/**
 * @param isThisMachineNamed whether the operator has named a server on this machine, as a stand-in for a platform.
 *   This machine may then be reached, and http is allowed.
 */
export function openFetchOutside(isThisMachineNamed: boolean): FetchOutside {
  const isAllowed = (ip: string) => !isPrivate(ip) || (isThisMachineNamed && isThisMachine(ip))
  const secure = new https.Agent({ keepAlive: true })
  const plain = new http.Agent({ keepAlive: true })

  /** Resolves a name and checks every address it leads to. The connection then goes to one of these addresses. */
  function lookUp(
    name: string,
    options: LookupOptions,
    done: (error: Error | null, found: string | LookupAddress[], family?: number) => void
  ): void {
    lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error(`${name} has no address`), [])
      if (!found.every(({ address }) => isAllowed(address))) return done(refusal(name), [])
      if (options.all) return done(null, found)
      return done(null, first.address, first.family)
    })
  }

  return async (address, { method = 'GET', headers = {}, body, signal }) => {
    const url = new URL(address)
    const name = url.hostname.replace(/^\[|\]$/g, '')
    const isPlain = url.protocol === 'http:' && isThisMachineNamed
    if ((url.protocol !== 'https:' && !isPlain) || url.username !== '' || url.password !== '')
      throw refusal(name)
    // For an IP address nothing is looked up, so it is checked here. The URL has turned every notation into the usual
    // one.
    if (isIP(name) !== 0 && !isAllowed(name)) throw refusal(name)
    const form = body && new Response(body)
    const bytes = form && Buffer.from(await form.arrayBuffer())
    const type = form?.headers.get('content-type')
    const options = {
      method,
      headers: {
        ...headers,
        ...(type ? { 'content-type': type, 'content-length': bytes?.length ?? 0 } : {})
      },
      signal,
      lookup: lookUp
    }
    const send = (): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        const sent = isPlain
          ? http.request(url, { ...options, agent: plain }, resolve)
          : https.request(url, { ...options, agent: secure }, resolve)
        sent.on('error', (error: NodeJS.ErrnoException) => {
          // The other side had closed the connection that was kept open, so the request is sent again. A request with a
          // body is not, because it might take effect twice.
          const isStale = sent.reusedSocket && error.code === 'ECONNRESET' && !bytes
          if (isStale) send().then(resolve, reject)
          else reject(error)
        })
        sent.end(bytes)
      })
    return responseOf(await send(), method)
  }
}

function responseOf(message: IncomingMessage, method: string): Response {
  const { statusCode: status = 0 } = message
  if (status >= 300 && status < 400) {
    message.destroy()
    throw new Error(`HTTP ${status} leads elsewhere`)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined) headers.set(name, String(value))
  const isEmpty = method === 'HEAD' || status === 204
  if (isEmpty) message.resume()
  const body = isEmpty ? null : (Readable.toWeb(message) as ReadableStream)
  return new Response(body, { status, headers })
}

const isThisMachine = (ip: string): boolean => ip.startsWith('127.') || ip === '::1'

const refusal = (name: string) => new Error(`${name} is not an address of the public internet`)
