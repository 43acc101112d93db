import type { FastifyRequest } from 'fastify'

/**
 * Returns what the log says about a request. Tokens that grant access are left out: they appear in the query of a page
 * and in the path of a signed URL.
 */
export function describeRequest({
  method,
  url,
  ip
}: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, path: url.replace(/\?.*/s, '').replace(/^(\/(files|uploads)\/).*/, '$1…'), ip }
}
