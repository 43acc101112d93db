import { existsSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { sha256 } from '../../../server/core/files/hash.ts'
import type { Asked } from '../../support/bucket/faults.ts'
import { withBucket } from '../../support/bucket/with-bucket.ts'
import { restoreAll, startAll, untilDone } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { hashesOf } from '../../support/shop.ts'

/** Matches the key of an original, without the prefix. */
const ORIGINAL = /originals\/\d+\/\w\w\/[0-9a-f]{64}$/

const isPicture = (path: string) => !path.endsWith('.json')

/** The requests at which the server is killed, each before and after the bucket has done what it says. */
const MOMENTS: [what: string, is: (asked: Asked) => boolean][] = [
  ['writes a record', ({ method, key }) => method === 'PUT' && key.endsWith('.json')],
  ['writes an original', ({ method, key }) => method === 'PUT' && ORIGINAL.test(key)],
  ['reads an original back', ({ method, key }) => method === 'GET' && ORIGINAL.test(key)],
  ['describes a use', ({ method, key }) => method === 'PUT' && key.endsWith('.use')]
]

t.test(
  'a server killed while it keeps originals in a bucket loses none of them §7.9.3',
  async (t) => {
    const { bucket, env, before } = await withBucket(t, 5)
    let server = await startServer(env)
    await startAll(server.merchant)
    for (const [what, isMoment] of MOMENTS)
      for (const fault of ['cut', 'answer-lost'] as const) {
        const killed = new Promise<void>((resolve) =>
          bucket.fail(async (asked) => {
            if (!isMoment(asked)) return undefined
            bucket.fail()
            await server.kill()
            resolve()
            return fault
          })
        )
        await killed
        t.pass(`killed while it ${what}, ${fault === 'cut' ? 'before' : 'after'} that took effect`)
        server = await startServer(env)
      }
    t.match(await untilDone(server.merchant), { image_total: 15, image_failed: 0 })

    const pictures = Object.entries(before).filter(([path]) => isPicture(path))
    for (const [path, hash] of pictures) {
      const kept = await bucket.read(`originals/1/${hash.slice(0, 2)}/${hash}`)
      t.equal(kept && sha256(kept), hash, `${path} is in the bucket, byte for byte`)
    }
    t.notOk(existsSync(join(env.DATA_DIR, 'storage/originals')), 'nothing is kept on the disk')
    const changed = hashesOf(env.STORE_DIR)
    t.strictSame(
      pictures.filter(([path, hash]) => changed[path] === hash),
      [],
      'every picture was replaced'
    )
    t.match(await restoreAll(server.merchant), { image_failed: 0 })
    t.strictSame(hashesOf(env.STORE_DIR), before, 'every file is restored byte for byte')
    t.equal(await server.stop(), 0)
  }
)
