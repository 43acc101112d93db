import { BlockList, isIP } from 'node:net'

/**
 * Address ranges that are not part of the public internet: this machine, private networks, link-local addresses, and
 * ranges reserved for other uses.
 */
const RANGES: [address: string, bits: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  // Includes the address at which cloud providers give a machine its secrets.
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Includes ::1 and IPv6 addresses with an IPv4 address embedded in them, such as ::ffff:127.0.0.1.
  ['::', 64, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 9, 'ipv6'],
  ['ff00::', 8, 'ipv6']
]

// There is one list for each family, because a list also checks an IPv4 address as ::ffff:a.b.c.d, and ::/64 covers all
// of those.
const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [address, bits, family] of RANGES) lists[family].addSubnet(address, bits, family)

/** Tells whether an IP address leads to this machine or to a network that is not public. */
export function isPrivate(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return lists[family].check(address, family)
}
