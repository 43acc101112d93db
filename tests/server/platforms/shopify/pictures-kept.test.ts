import t, { type Test } from 'tap'
import { sha256 } from '../../../../server/core/files/hash.ts'
import type { AdminClient } from '../../../../server/platforms/shopify/client/admin-client.ts'
import type { FaultKind } from '../../../stand-in/faults.ts'
import type { Switches } from '../../../stand-in/switches.ts'
import { repeated } from '../../../support/lane.ts'
import { report } from '../../../support/report.ts'
import { switchRows } from '../../../support/switch-rows.ts'
import { CASES, newerPicture } from './picture-cases.ts'
import { inParallel, named, play, type Trouble } from './picture-troubles.ts'
import { openShopOnStandIn, openStandIn } from './store-support.ts'

/*
 * Combines every action on a picture with every trouble at every mutation. Whatever happens, no picture of the
 * merchant may be lost, and nothing may be left over.
 */

/** The number of plays that run at the same time. It is high because they spend most of their time waiting. */
const AT_ONCE = 48

type Play = { name: string; trouble: Trouble }

/** Combines every mutation of every case with each of these troubles. */
const everyStep = (troubles: Omit<Trouble, 'step'>[]): Play[] =>
  Object.entries(CASES).flatMap(([name, { steps }]) =>
    [...steps.keys()].flatMap((step) =>
      troubles.map((trouble) => ({ name, trouble: { step, ...trouble } }))
    )
  )

/** Returns false if the newer picture is uploaded at the one moment at which nobody can notice it. */
const isSeen = ({ name, trouble: { step, uploads, killed } }: Play): boolean =>
  !(uploads === 'before' && killed !== 'before' && CASES[name]?.blind === step)

/**
 * The rows of switches under which the plays run. In the short form the plays are divided among the rows; in the long
 * form every row runs all plays.
 */
const ROWS = switchRows(3)

async function checkAll(t: Test, all: Play[]): Promise<void> {
  for (const [index, { row, switches }] of ROWS.entries()) {
    const plays = repeated({
      test: all.filter((_, number) => number % ROWS.length === index),
      prove: all
    })
    await t.test(`under row ${row} of the switches`, (t) => checkPlays(t, plays, switches))
  }
}

async function checkPlays(t: Test, plays: Play[], switches: Switches): Promise<void> {
  const { addShop } = await openStandIn(t, switches)
  const wrong = await inParallel(plays, AT_ONCE, async ({ name, trouble }, number) => {
    const found = await play(await addShop(`shop-${number}.myshopify.com`), name, trouble)
    return found.map((what) => `${name}, ${named(trouble)}: ${what}`)
  })
  t.equal(wrong.length, plays.length)
  t.same(wrong.flat(), [])
  played += plays.length
}

let played = 0

const FAULTS: FaultKind[] = ['502-before', '502-after', 'timeout-after']

for (const fault of FAULTS)
  t.test(`no picture is lost when a call is not answered (${fault})`, (t) =>
    checkAll(t, everyStep([{ fault }]))
  )

t.test('no picture is lost when the process is killed', (t) =>
  checkAll(t, everyStep([{ killed: 'before' }, { killed: 'after' }]))
)

t.test('a picture that the merchant uploads during a change is kept', (t) => {
  const troubles = [
    { uploads: 'before' },
    { uploads: 'after' },
    { uploads: 'after', fault: '502-after' }
  ] as const
  return checkAll(t, everyStep([...troubles]).filter(isSeen))
})

t.test(
  'a picture that the merchant uploads just before our process is killed is kept by the next process',
  (t) =>
    checkAll(
      t,
      everyStep([
        { killed: 'before', uploads: 'before' },
        { killed: 'after', uploads: 'before' },
        { killed: 'after', uploads: 'after' }
      ]).filter(isSeen)
    )
)

for (const { row, switches } of switchRows(1))
  t.test(
    `both newer pictures are kept when the swap back to the PNG cannot continue (row ${row} of the switches)`,
    (t) => keepBoth(t, switches)
  )

async function keepBoth(t: Test, switches: Switches): Promise<void> {
  const opened = await openShopOnStandIn(t, switches)
  const { begin, steps = [] } = CASES['a PNG that becomes a JPG'] ?? {}
  const given = await begin?.(opened)
  if (!given) throw new Error('there is no such case')
  const { png, hashes } = await newerPicture()
  let calls = 0
  const client: AdminClient = {
    async run(shopId, operation, ...rest) {
      if (operation.isMutation) calls++
      if (operation.isMutation && calls > steps.length) throw new Error('killed')
      // The last mutation detaches the PNG from the product.
      if (operation.isMutation && calls === steps.length) await given.upload(png)
      return opened.client.run(shopId, operation, ...rest)
    }
  }
  await t.rejects(given.act(opened.open(client)), /killed/)
  // The merchant sees the JPG on the product and edits it.
  await given.upload(png)
  const store = opened.open()
  for await (const _ of store.listItems('product'));
  await store.removeReplacedFiles?.('2099-01-01T00:00:00.000Z')
  const kept = [...opened.shop.content.files.values()].map((file) =>
    file.__typename === 'MediaImage' && file.stored ? sha256(file.stored.bytes) : ''
  )
  t.strictSame(
    hashes.filter((hash) => !kept.includes(hash)),
    []
  )
}

/** How many random combinations to try: in the short form all together, in the long form under each row. */
const RANDOM = repeated({ test: 40, prove: 100 })

const ALL_FAULTS: FaultKind[] = [
  ...FAULTS,
  'timeout-before',
  '503-before',
  '503-after',
  'internal-error',
  '429'
]

const anyOf = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value

function anyPlay(): Play {
  const name = anyOf(Object.keys(CASES))
  const step = Math.floor(Math.random() * (CASES[name]?.steps.length ?? 0))
  const [fault, killed] = [
    anyOf([undefined, ...ALL_FAULTS]),
    anyOf([undefined, undefined, 'before', 'after'] as const)
  ]
  const uploads = anyOf([undefined, undefined, 'before', 'after'] as const)
  return {
    name,
    trouble: {
      step,
      // A process that is killed before its call never sends the call, so no fault can hit it.
      ...(fault && killed !== 'before' && { fault }),
      ...(killed && { killed }),
      ...(uploads && { uploads })
    }
  }
}

t.test('no picture is lost under random combinations of troubles', async (t) => {
  const before = played
  await checkAll(t, Array.from({ length: RANDOM }, anyPlay).filter(isSeen))
  report(5, 'Shopify', { 'random troubles': played - before, 'pictures lost': 0 })
})

t.test('the number of combinations that were played is printed', async (t) => {
  t.comment(`${played} combinations of an action, a trouble and a row of switches`)
  t.ok(played > 0)
})
