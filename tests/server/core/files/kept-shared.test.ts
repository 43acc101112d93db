import t from 'tap'
import { DAY_MS } from '../../../../server/core/clock.ts'
import { openFiles } from '../../../../server/core/files/files.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { openKeyedMutex } from '../../../../server/core/keyed-mutex.ts'
import { startBucket } from '../../../support/bucket/bucket.ts'
import { testClock } from '../../../support/clock.ts'
import { emptyFolder } from '../../platforms/local-store-support.ts'

const ORIGINAL = Buffer.from('an original picture')
const HASH = sha256(ORIGINAL)

t.test(
  'an original that one process keeps while another one sweeps still exists afterwards',
  async (t) => {
    const bucket = await startBucket(t)
    const clock = testClock('2026-11-21T08:00:00.000Z')
    // Stands for the lock that a database gives to several processes.
    const withLock = openKeyedMutex()
    const open = async () =>
      openFiles(await emptyFolder(t), clock, { bucket: bucket.settings, withLock })
    const [keeper, sweeper] = [await open(), await open()]
    await keeper.keep(1, ORIGINAL)
    clock.forward(DAY_MS)
    const now = clock.now()
    let kept: Promise<string> | undefined
    bucket.fail(async ({ method, key }) => {
      if (method !== 'DELETE' || !key.endsWith(HASH) || kept) return undefined
      // The sweep has decided, and its request is on the way. The keeper has all the time it wants.
      kept = keeper.keep(1, ORIGINAL)
      await new Promise((resolve) => setTimeout(resolve, 500))
      return undefined
    })
    t.ok(await sweeper.removeOld(1, HASH, { kept: now, waiting: now }, async () => {}))
    t.equal(await kept, HASH)
    t.same(await keeper.read(1, HASH), ORIGINAL)
    t.match(await keeper.list(1), [{ hash: HASH, hasFile: true, hasRecord: true }])
  }
)

t.test('two processes that keep the same original at once both find it whole', async (t) => {
  const bucket = await startBucket(t)
  const open = async () => openFiles(await emptyFolder(t), undefined, { bucket: bucket.settings })
  const all = await Promise.all(Array.from({ length: 4 }, open))
  t.strictSame(await Promise.all(all.map((files) => files.keep(1, ORIGINAL))), Array(4).fill(HASH))
  for (const files of all) t.ok(await files.isWhole(1, HASH))
})
