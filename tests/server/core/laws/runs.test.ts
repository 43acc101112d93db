import t from 'tap'
import { takeClaim } from '../../../../modules/image-opt/runs/claim.ts'
import { brokenLaws, plant } from '../../../support/laws.ts'
import { INTENT, openQueue } from '../../../support/run-queue.ts'

/** Rows that a claim reads and that were damaged by hand. Image 1 is that of shop 1, image 5 that of shop 2. */
const DAMAGES: [what: string, statement: string, law: string][] = [
  ['its kind is unknown', "update run set kind = 'remove' where id = 1", 'run-kind run_item'],
  ['its encode options are cut', "update run set picture_order = '{'", 'run-options run_item'],
  ['its encode options are gone', "update run set picture_order = 'null'", 'run-options run_item'],
  ['its texts are cut', "update run set texts = '{' where id = 1", 'run-options run_item'],
  ['an image counts no retries', 'update run_item set retries = -9', 'attempts run_item'],
  [
    'it is of another shop than its image',
    'update run_item set shop_id = 2',
    'run-of-one-shop run_item'
  ],
  [
    'an image has gone to another shop',
    'update store_image set shop_id = 2 where id = 1',
    'run-of-one-shop run_item'
  ],
  ['the plan is unknown', 'update subscription set level = 9', 'plan-exists subscription'],
  ['the plan is negative', 'update subscription set level = -1', 'plan-exists subscription'],
  [
    'more units are spent than taken',
    'update subscription set units_spent = 5',
    'units-add-up subscription'
  ],
  [
    'the units taken are negative',
    'update subscription set units_taken = -5',
    'units-add-up subscription'
  ],
  [
    'the cycle is no time',
    "update subscription set cycle = 'x' where shop_id = 1",
    'cycle-is-a-time subscription'
  ],
  [
    'the anchor is no time',
    "update subscription set anchor_at = 'x' where shop_id = 1",
    'cycle-is-a-time subscription'
  ],
  [
    'an image has two reserved units',
    `insert into quota_unit (shop_id, cycle, image_id, state, taken_at)
      values (1, 'a', 1, 'reserved', ''), (1, 'b', 1, 'reserved', '')`,
    'one-reserved-unit quota_unit'
  ],
  [
    'a unit of the image is of another shop',
    `insert into quota_unit (shop_id, cycle, image_id, state, taken_at)
      values (2, 'a', 1, 'reserved', '')`,
    'unit-of-its-shop quota_unit'
  ]
]

for (const [what, statement, law] of DAMAGES)
  t.test(`a run stops at its claim, and other shops go on, where ${what}`, async (t) => {
    const queue = await openQueue(t)
    const { db, deps } = queue
    const runId = await queue.queue([1])
    await plant(db, statement)
    const other = await queue.queue([5], { shopId: 2 })
    await plant(
      db,
      `update subscription set level = 1, units_taken = 0, units_spent = 0 where shop_id = 2`
    )
    const taken = await takeClaim(deps, 'a')
    t.equal(taken?.runId, other)
    t.strictSame(await brokenLaws(db), [law])
    t.match(await queue.run(runId), { state: 'stopped', images_failed: 1 })
    t.match(await queue.item(1), { state: 'failed', reason: 'law-broken' })
    t.equal(await takeClaim(deps, 'a'), undefined, 'nothing is left to claim')
  })

t.test(
  'a damaged intent of a process that died does not keep others from their claims',
  async (t) => {
    const queue = await openQueue(t)
    const { db, deps } = queue
    await queue.queue([1, 2])
    const dead = { state: 'working' as const, lease_owner: 'dead', lease_until: '', attempts: 1 }
    const change = { ...dead, plan: JSON.stringify(INTENT), planned_hash: 'x' }
    await db.updateTable('run_item').set(change).where('image_id', '=', 1).execute()
    const other = await queue.queue([5], { shopId: 2 })
    const claims = []
    for (let turn = 0; turn < 3; turn++) claims.push(await takeClaim(deps, 'a'))
    t.ok(claims.some((claim) => claim?.runId === other))
    t.strictSame(await brokenLaws(db), ['intent-is-whole run_item'])
    t.match(await queue.item(1), { state: 'failed', reason: 'law-broken' })
  }
)
