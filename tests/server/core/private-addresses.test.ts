import t from 'tap'
import { isPrivate } from '../../../server/core/private-addresses.ts'

/**
 * The first and the last address of each range that is not public, and the public addresses next to the range. Null
 * means that the next address does not exist or is not public either.
 */
const RANGES: [before: string | null, first: string, last: string, after: string | null][] = [
  [null, '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
  ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
  ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
  ['223.255.255.255', '224.0.0.0', '255.255.255.255', null],
  [null, '::', '::ffff:ffff:ffff:ffff', '0:0:0:1::'],
  ['64:ff9a:ffff::', '64:ff9b::', '64:ff9b:ffff:ffff::', '64:ff9c::'],
  ['ff:ffff::', '100::', '100::ffff:ffff:ffff:ffff', '100:0:0:1::'],
  ['2000:ffff::', '2001::', '2001:1ff:ffff::', '2001:200::'],
  ['2001:db7:ffff::', '2001:db8::', '2001:db8:ffff::', '2001:db9::'],
  ['2001:ffff::', '2002::', '2002:ffff::', '2003::'],
  ['fbff:ffff::', 'fc00::', 'fdff:ffff::', 'fe00::'],
  ['fe7f:ffff::', 'fe80::', 'feff:ffff::', null],
  [null, 'ff00::', 'ffff:ffff::', null]
]

t.test(
  'every range that is not public is recognised from its first to its last address',
  async (t) => {
    for (const [before, first, last, after] of RANGES) {
      for (const address of [first, last]) t.ok(isPrivate(address), address)
      for (const address of [before, after])
        if (address !== null) t.notOk(isPrivate(address), address)
    }
  }
)

t.test('an IPv6 address with an IPv4 address embedded in it is not public', async (t) => {
  for (const address of ['::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1'])
    t.ok(isPrivate(address), address)
})
