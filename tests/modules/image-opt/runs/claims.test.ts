import t from 'tap'
import { LEASE_MS, takeClaim } from '../../../../modules/image-opt/runs/claim.ts'
import { NOW } from '../../../support/bare-ledger.ts'
import { claim, openQueue } from '../../../support/run-queue.ts'

const LATER = '2026-11-21T08:03:00.000Z'

t.test(
  'each image is claimed once, in the order of the list, with a lease of 3 min §5.12.9',
  async (t) => {
    const queue = await openQueue(t)
    const runId = await queue.queue([2, 1, 3])
    t.match(await queue.run(runId), { state: 'queued', started_at: null, claimed_at: '' })
    const first = await claim(queue)
    t.match(first, { imageId: 2, runId, shopId: 1, owner: 'a', attempts: 1, retries: 0 })
    t.match(first, { intent: null, metadata: null, fileName: '2.jpg', sizeBytes: 1, version: 'v' })
    t.strictSame(first.encodeOptions, { quality: 'lossless', longestSide: null, watermark: null })
    t.match(await queue.item(2), { lease_until: LATER })
    t.match(await queue.run(runId), { state: 'running', started_at: NOW, claimed_at: NOW })
    queue.clock.forward(1)
    t.match(await claim(queue, 'b'), { imageId: 1, owner: 'b' })
    t.match(await queue.run(runId), { started_at: NOW, claimed_at: '2026-11-21T08:00:00.001Z' })
    t.match(await claim(queue), { imageId: 3 })
    t.equal(await takeClaim(queue.deps, 'a'), undefined)
    t.strictSame(await queue.items(runId), [
      '2 working a 1 0',
      '1 working b 1 0',
      '3 working a 1 0'
    ])
    t.strictSame(await queue.units(), [
      '1 2026-11-01 reserved 0 0',
      '2 2026-11-01 reserved 0 0',
      '3 2026-11-01 reserved 0 0'
    ])
  }
)

t.test('shops take turns, each with its oldest unfinished run §6.1.5', async (t) => {
  const queue = await openQueue(t)
  const [first] = [await queue.queue([1, 2])]
  await queue.queue([3])
  await queue.queue([5, 6], { shopId: 2 })
  const order: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    queue.clock.forward(1)
    order.push((await claim(queue)).imageId)
  }
  t.strictSame(order, [1, 5, 2, 6])
  t.equal(await takeClaim(queue.deps, 'a'), undefined, 'the next run waits for the first')
  await queue.setRun(first, 'done')
  t.match(await claim(queue), { imageId: 3 })
})

t.test('a paused run only finishes what was begun, and the next run goes on', async (t) => {
  const queue = await openQueue(t)
  const first = await queue.queue([1, 2])
  await queue.queue([3])
  await claim(queue, 'dead')
  await queue.setRun(first, 'paused')
  t.match(await claim(queue), { imageId: 3 })
  queue.clock.forward(LEASE_MS + 1)
  t.match(await claim(queue), { imageId: 1, attempts: 2 })
  t.match(await queue.run(first), { state: 'paused' })
  t.match(await claim(queue), { imageId: 3, attempts: 2 })
  t.equal(await takeClaim(queue.deps, 'a'), undefined)
})

t.test('the images of a closed shop are not claimed', async (t) => {
  const queue = await openQueue(t)
  await queue.queue([1])
  await queue.queue([5], { shopId: 2 })
  await queue.closeShop(1)
  t.match(await claim(queue), { imageId: 5 })
  t.equal(await takeClaim(queue.deps, 'a'), undefined)
})

t.test('the 21st attempt at an image fails it, and the next image is claimed', async (t) => {
  const queue = await openQueue(t)
  const runId = await queue.queue([1, 2])
  const setAttempts = (attempts: number) =>
    queue.db
      .updateTable('run_item')
      .set({ attempts, state: 'waiting', lease_owner: null })
      .where('image_id', '=', 1)
      .execute()
  await setAttempts(19)
  t.match(await claim(queue), { imageId: 1, attempts: 20 })
  await setAttempts(20)
  t.match(await claim(queue), { imageId: 2 })
  t.strictSame(await queue.items(runId), ['1 failed - 21 0', '2 working a 1 0'])
  t.match(await queue.item(1), { reason: 'fault' })
})

t.test(
  'what the quota does not cover is skipped at once, and only restores need no quota',
  async (t) => {
    const queue = await openQueue(t)
    const { db } = queue
    await db.updateTable('subscription').set({ level: 0, units_taken: 149 }).execute()
    await queue.addUnit(3, 'spent')
    const runId = await queue.queue([1, 2, 3, 4])
    t.match(await claim(queue), { imageId: 1 }, 'the last unit')
    const paid = await claim(queue)
    t.match(paid, { imageId: 3 }, 'an image that has a unit')
    t.strictSame(await queue.items(runId), [
      '1 working a 1 0',
      '2 stopped - 0 0',
      '3 working a 1 0',
      '4 stopped - 0 0'
    ])
    t.match(await queue.item(2), { reason: 'quota-used-up' })
    t.match(await queue.run(runId), { images_total: 2, state: 'running' })

    await db.deleteFrom('quota_unit').where('image_id', '=', 3).execute()
    queue.clock.forward(LEASE_MS + 1)
    t.match([await claim(queue), await claim(queue)], [{ imageId: 1 }, { imageId: 3, attempts: 2 }])

    await queue.setRun(runId, 'done')
    const restore = await queue.queue([4], { kind: 'restore' })
    t.match(await claim(queue), { imageId: 4, kind: 'restore', runId: restore })
    await queue.setRun(restore, 'done')
    const unpaid = await queue.queue([2])
    t.equal(await takeClaim(queue.deps, 'a'), undefined)
    t.match(await queue.run(unpaid), { state: 'done', images_total: 0, images_stopped: 1 })
  }
)

t.test(
  'a run that encodes published products only leaves the pictures of others alone',
  async (t) => {
    const queue = await openQueue(t)
    const metadata = { alt: null, fileName: { rule: 'a' }, shopName: '' }
    const texts = { picture: 'published', alt: 'none', fileName: 'all', texts: metadata }
    await queue.queue([1, 2], { texts: JSON.stringify(texts) })
    const published = await claim(queue)
    t.match(published, { encodeOptions: { quality: 'lossless' }, metadata })
    t.equal(published.encodeOptionsJson, '{"quality":"lossless"}')
    await queue.db.updateTable('store_item').set({ is_published: 0 }).execute()
    t.match(await claim(queue), { encodeOptions: null, encodeOptionsJson: 'null', metadata })
  }
)
