import t from 'tap'
import { abandonWork } from '../../../../modules/image-opt/runs/abandon-work.ts'
import { LEASE_MS, takeClaim } from '../../../../modules/image-opt/runs/claim.ts'
import { openInFlight } from '../../../../modules/image-opt/runs/in-flight.ts'
import {
  endClaim,
  postponeClaim,
  returnClaim,
  saveIntent
} from '../../../../modules/image-opt/runs/sql/claims.ts'
import {
  countLeasedItems,
  dropDeadLeases,
  renewLeases
} from '../../../../modules/image-opt/runs/sql/leases.ts'
import { stopRun } from '../../../../modules/image-opt/runs/sql/runs.ts'
import { inTransaction } from '../../../../server/core/database/transaction.ts'
import { NOW } from '../../../support/bare-ledger.ts'
import { claim, INTENT, openQueue } from '../../../support/run-queue.ts'

const LATER = '2026-11-21T08:03:00.000Z'

t.test(
  'an expired lease lets the image be claimed again, and the old claim writes nothing',
  async (t) => {
    const queue = await openQueue(t)
    const { db, clock } = queue
    const runId = await queue.queue([1])
    const old = await claim(queue)
    clock.forward(LEASE_MS)
    t.equal(await takeClaim(queue.deps, 'b'), undefined, 'the lease ends after its last moment')
    clock.forward(1)
    const fresh = await claim(queue, 'a')
    t.match(fresh, { imageId: 1, attempts: 2 })
    t.equal(await saveIntent(db, old, INTENT), false)
    t.equal(await endClaim(db, old, 'done', null), false)
    t.equal(await returnClaim(db, old, { isBegun: false }), false)
    await postponeClaim(db, old, LATER)
    t.strictSame(
      await queue.items(runId),
      ['1 working a 2 0'],
      'only the count of attempts differs'
    )
    t.match(await queue.item(1), { plan: null, planned_hash: null })
    t.equal(await saveIntent(db, { ...fresh, owner: 'b' }, INTENT), false, 'another owner')
    t.equal(await saveIntent(db, fresh, INTENT), true)
    t.match(await queue.item(1), { planned_hash: INTENT.kept, plan: JSON.stringify(INTENT) })
    t.equal(await endClaim(db, fresh, 'failed', 'fault'), true)
    t.match(await queue.item(1), { state: 'failed', reason: 'fault', lease_until: null })
    t.equal(await endClaim(db, fresh, 'done', null), false, 'an end is recorded once')
  }
)

t.test('a claim that is taken over brings the write intent of the process that died', async (t) => {
  const queue = await openQueue(t)
  await queue.queue([1])
  await saveIntent(queue.db, await claim(queue), INTENT)
  queue.clock.forward(LEASE_MS + 1)
  t.strictSame((await claim(queue, 'b')).intent, INTENT)
})

t.test('a start ends the leases of every other process and keeps its own', async (t) => {
  const queue = await openQueue(t)
  const runId = await queue.queue([1, 2, 3])
  await claim(queue, 'dead')
  await claim(queue, 'own')
  const ended = await claim(queue, 'dead')
  await endClaim(queue.db, ended, 'done', null)
  await dropDeadLeases(queue.db, 'own')
  t.match(await queue.item(3), { lease_until: null })
  t.match(await claim(queue, 'own'), { imageId: 1, attempts: 2 })
  t.equal(await takeClaim(queue.deps, 'own'), undefined)
  t.strictSame(await queue.items(runId), ['1 working own 2 0', '2 working own 1 0', '3 done - 1 0'])
})

t.test(
  'after a third of the lease time, a heartbeat renews the leases of the images that the server is working on §5.12.9',
  async (t) => {
    const queue = await openQueue(t)
    const { db, clock } = queue
    await queue.queue([1, 2, 3])
    const [one, two, three] = [await claim(queue), await claim(queue), await claim(queue, 'b')]
    const ends = new Map<number, () => void>()
    const inFlight = openInFlight({ db, clock }, 'a')
    const ended: number[] = []
    await inFlight.renew()
    const start = ({ id }: { id: number }) =>
      inFlight.add(id, new Promise<void>((resolve) => ends.set(id, resolve)), () => ended.push(id))
    for (const each of [one, two, three]) start(each)
    t.equal(inFlight.count(), 3)
    const leases = async () => [
      (await queue.item(1)).lease_until,
      (await queue.item(2)).lease_until,
      (await queue.item(3)).lease_until
    ]
    await inFlight.renew()
    t.strictSame(await leases(), [LATER, LATER, LATER], 'the first renewal is due at once')
    clock.forward(LEASE_MS / 3 - 1)
    await inFlight.renew()
    t.strictSame(await leases(), [LATER, LATER, LATER])
    ends.get(two.id)?.()
    await new Promise(setImmediate)
    t.strictSame([inFlight.count(), ended], [2, [two.id]])
    clock.forward(1)
    await inFlight.renew()
    const renewed = '2026-11-21T08:04:00.000Z'
    t.strictSame(await leases(), [renewed, LATER, LATER], 'not the ended one, nor that of another')
    clock.set('2026-11-21T07:00:00.000Z')
    await inFlight.renew()
    t.equal((await leases())[0], '2026-11-21T07:03:00.000Z', 'a clock that was set back')
    let isOver = false
    const over = inFlight.ended().then(() => {
      isOver = true
    })
    await new Promise(setImmediate)
    t.equal(isOver, false, 'the end waits for all work')
    for (const { id } of [one, three]) ends.get(id)?.()
    await over
    t.equal(inFlight.count(), 0)
    await renewLeases(db, 'a', [one.id], LATER)
    t.equal((await leases())[0], LATER)
    await endClaim(db, one, 'done', null)
    await renewLeases(db, 'a', [one.id], LATER)
    t.equal((await leases())[0], null, 'an image whose work has ended has no lease')
  }
)

t.test('an entry in flight that was claimed again belongs to the new claim', async (t) => {
  const { db, clock } = await openQueue(t)
  const inFlight = openInFlight({ db, clock }, 'a')
  const never = new Promise<void>(() => {})
  inFlight.add(1, Promise.resolve(), () => {})
  inFlight.add(1, never, () => {})
  await new Promise(setImmediate)
  t.equal(inFlight.count(), 1)
})

t.test('a wait for a free slot ends when one of the images in flight is finished', async (t) => {
  const { db, clock } = await openQueue(t)
  const inFlight = openInFlight({ db, clock }, 'a')
  let went = 0
  const wait = () => void inFlight.nextEnd().then(() => went++)
  wait()
  await new Promise(setImmediate)
  t.equal(went, 1, 'while nothing is in flight, nothing is waited for')
  const first = Promise.withResolvers<void>()
  inFlight.add(1, new Promise(() => {}), () => {})
  inFlight.add(2, first.promise, () => {})
  wait()
  await new Promise(setImmediate)
  t.equal(went, 1)
  first.resolve()
  await new Promise(setImmediate)
  t.strictSame([went, inFlight.count()], [2, 1], 'the other one is still in flight')
})

t.test('a postponed image is claimed again at its time, with one more retry', async (t) => {
  const queue = await openQueue(t)
  const runId = await queue.queue([1])
  await postponeClaim(queue.db, await claim(queue), LATER)
  t.strictSame(await queue.items(runId), ['1 working - 1 1'])
  queue.clock.forward(LEASE_MS)
  t.equal(await takeClaim(queue.deps, 'a'), undefined)
  queue.clock.forward(1)
  t.match(await claim(queue), { imageId: 1, attempts: 2, retries: 1 })
})

t.test(
  'a claim that is undone waits again, or stops with its run unless the work has begun',
  async (t) => {
    const queue = await openQueue(t)
    const { db } = queue
    const runId = await queue.queue([1])
    t.equal(await returnClaim(db, await claim(queue), { isBegun: false }), true)
    t.strictSame(await queue.items(runId), ['1 waiting - 0 0'])
    t.equal(await returnClaim(db, await claim(queue), { isBegun: true }), true)
    t.strictSame(await queue.items(runId), ['1 working - 0 0'])
    t.match(await queue.item(1), { lease_until: '' })
    const again = await claim(queue)
    t.match(again, { attempts: 1 }, 'it can be claimed at once')
    await queue.setRun(runId, 'stopping')
    t.equal(await returnClaim(db, again, { isBegun: false }), true)
    t.strictSame(await queue.items(runId), ['1 stopped - 0 0'])
  }
)

t.test('a shop that cannot be reached loses the work that nobody does any more', async (t) => {
  const queue = await openQueue(t)
  const { db, clock, deps } = queue
  const runId = await queue.queue([1, 2, 3, 4])
  await claim(queue, 'alive')
  const late = await claim(queue, 'dead')
  await saveIntent(db, late, { ...INTENT, fileName: '2.jpg' })
  await postponeClaim(db, await claim(queue), LATER)
  const other = await queue.queue([5], { shopId: 2 })
  await claim(queue, 'alive')
  t.equal(await countLeasedItems(db, 1, NOW), 2)
  t.equal(await countLeasedItems(db, 1, LATER), 0)
  t.equal(await countLeasedItems(db, 2, NOW), 1)
  await db.updateTable('run_item').set({ lease_until: NOW }).where('image_id', '=', 2).execute()
  t.equal(await countLeasedItems(db, 1, NOW), 1)

  t.equal(await abandonWork(deps, 1), 1)
  t.strictSame(await queue.items(runId), [
    '1 working alive 1 0',
    '2 failed - 2 0',
    '3 failed - 2 1',
    '4 waiting - 0 0'
  ])
  t.match(await queue.item(2), { reason: 'unreachable' })
  t.strictSame(await queue.items(other), ['5 working alive 1 0'])
  t.strictSame(await queue.units(), ['1 2026-11-01 reserved 0 0'], 'their units are free again')
  const results = await db
    .selectFrom('image_result')
    .select(['image_id', 'original_hash'])
    .orderBy('image_id')
    .execute()
  t.strictSame(
    results,
    [
      { image_id: 2, original_hash: INTENT.original.hash },
      { image_id: 3, original_hash: null }
    ],
    'the backup of an image that may have changed is kept'
  )
  await inTransaction(db, (trx) => stopRun(trx, runId, NOW))
  clock.forward(LEASE_MS)
  t.equal(await abandonWork(deps, 1), 0, 'a lease that ends now is over')
  t.match(await queue.run(runId), { state: 'stopped', images_failed: 3, images_stopped: 1 })
  t.equal(await abandonWork(deps, 1), 0)
})
