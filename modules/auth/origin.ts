import type { FastifyRequest } from 'fastify'

export function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin'
  return headers.origin !== undefined && URL.parse(headers.origin)?.host === host
}

/**
 * Tells whether the request comes from a different site, as the browser reports in Sec-Fetch-Site or Origin. Clients
 * other than browsers send neither header, so their requests never count as cross-site.
 */
export function isCrossSite(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers
  // An address that was typed, or opened from another program.
  if (site === 'none') return false
  return (site !== undefined || origin !== undefined) && !isSameOrigin(request)
}
