import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import t from 'tap'
import { openAddressLimits } from '../../../../server/core/http/address-limits.ts'
import { connectionLimitsFor, openConnections } from '../../../../server/core/http/connections.ts'

/** A connection of which only the address matters. */
function socketFrom(remoteAddress: string) {
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress,
    destroyed: false,
    destroy() {
      socket.destroyed = true
      socket.emit('close')
    }
  })
  return socket as typeof socket & Socket
}

const LIMITS = { most: 6, mostOfAddress: 3, reserve: 1 }
const openFew = () => openConnections(LIMITS, openAddressLimits(), (ip) => ip === '10.0.0.1')

t.test(
  'a new connection of an address takes the place of the one that was idle longest §2.6.16',
  async (t) => {
    const connections = openFew()
    const [first, second, third, fourth, fifth] = Array.from({ length: 5 }, () =>
      socketFrom('10.0.0.2')
    )
    if (!first || !second || !third || !fourth || !fifth) throw new Error('Expected five')
    for (const socket of [first, second, third]) t.ok(connections.accept(socket))
    connections.setBusy(first, true)
    connections.setBusy(second, true)
    connections.setBusy(second, false)
    t.ok(connections.accept(fourth))
    t.strictSame(
      [first, second, third].map(({ destroyed }) => destroyed),
      [false, false, true]
    )
    for (const socket of [second, fourth]) connections.setBusy(socket, true)
    t.notOk(connections.accept(fifth), 'it is refused while all others are being answered')
    t.ok(connections.accept(socketFrom('10.0.0.3')), 'another address is accepted')
  }
)

t.test(
  'all addresses of an IPv6 network count as one, and a proxy is not limited §2.6.16',
  async (t) => {
    const connections = openFew()
    const network = [1, 2, 3, 4].map((end) => socketFrom(`2001:db8::${end}`))
    for (const socket of network) t.ok(connections.accept(socket))
    t.ok(network[0]?.destroyed)
    const other = openFew()
    const proxied = [1, 2, 3, 4, 5].map(() => socketFrom('10.0.0.1'))
    for (const socket of proxied) t.ok(other.accept(socket))
    t.notOk(proxied.some(({ destroyed }) => destroyed))
  }
)

t.test(
  'an address that opens too many connections goes on at a bounded pace §2.6.16',
  async (t) => {
    let nowMs = 0
    t.intercept(performance, 'now', { value: () => nowMs })
    const connections = openFew()
    const open = () => {
      const socket = socketFrom('10.2.0.1')
      const isAccepted = connections.accept(socket)
      socket.destroy()
      return isAccepted
    }
    const accepted = () => Array.from({ length: 5000 }, open).filter(Boolean).length
    t.equal(accepted(), 2000)
    nowMs += 1000
    t.equal(accepted(), 200)
    t.ok(connections.accept(socketFrom('10.2.0.2')), 'another address is accepted')
  }
)

t.test('when all connections are busy, a reserve is left for health checks §2.6.17', async (t) => {
  const connections = openFew()
  for (const end of [1, 2, 3, 4, 5, 6]) {
    const socket = socketFrom(`10.1.0.${end}`)
    t.ok(connections.accept(socket))
    t.equal(connections.of(socket)?.isReserve, false)
    connections.setBusy(socket, true)
  }
  const last = socketFrom('10.1.0.7')
  t.ok(connections.accept(last))
  t.equal(connections.of(last)?.isReserve, true)
  const next = socketFrom('10.1.0.8')
  t.ok(connections.accept(next), 'it takes the place of an idle one in the reserve')
  t.ok(last.destroyed)
})

t.test('half of the files that a process may open are left for its own work §2.6.17', async (t) => {
  t.strictSame(connectionLimitsFor(1024), { most: 496, mostOfAddress: 124, reserve: 16 })
  t.strictSame(connectionLimitsFor(Infinity), { most: 4096, mostOfAddress: 256, reserve: 16 })
})
