import { isIP } from 'node:net'

/** The names of address ranges that Fastify knows: this machine, its local link, and private networks. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal']

const isProxy = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  if (bits === undefined) return RANGES.includes(text) || isIP(address) !== 0
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most
}

/**
 * Returns whether the text is a list, separated by commas, of addresses, ranges such as 10.0.0.0/8, and names of
 * ranges.
 */
export const isProxyList = (text: string): boolean =>
  text.split(',').every((entry) => isProxy(entry.trim()))

export const notProxies = (text: string): string =>
  `must be addresses or ranges such as loopback,10.0.0.0/8, not '${text}'`
