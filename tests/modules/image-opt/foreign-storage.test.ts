import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { parseStorageUrl } from '../../../server/core/config/storage-url.ts'
import { openBucket } from '../../../server/core/files/bucket/bucket.ts'
import { sha256 } from '../../../server/core/files/hash.ts'
import { withBucket } from '../../support/bucket/with-bucket.ts'
import { CLI } from '../../support/cli.ts'
import { endWithProcess } from '../../support/end-with-process.ts'
import { optimiseAll, restoreAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { withDatabase } from '../../support/server-database.ts'
import { hashesOf } from '../../support/shop.ts'

t.test(
  'a start refuses a storage that never had an original while the database needs some §2.3.12',
  async (t) => {
    const { bucket, env, before } = await withBucket(t, 1)
    const first = await startServer(env)
    t.match(await optimiseAll(first.merchant), { image_failed: 0 })
    t.equal(await first.stop(), 0)

    const inFolder = { ...env, STORAGE_URL: '' }
    const elsewhere = { ...env, STORAGE_URL: env.STORAGE_URL.replace('/boost', '/elsewhere') }
    await t.rejects(startServer(inFolder), {
      message:
        /ended with 3: .*needs original pictures, but there is no folder storage\/originals;/s
    })
    await t.rejects(startServer(elsewhere), {
      message:
        /ended with 3: .*needs original pictures, but s3:\/\/kept-pictures\/elsewhere\/originals has never held/s
    })

    const second = await startServer(env)
    t.match(await restoreAll(second.merchant), { image_failed: 0 })
    t.strictSame(hashesOf(env.STORE_DIR), before, 'the right storage restores everything')
    t.match(await optimiseAll(second.merchant), { image_failed: 0 })
    t.equal(await second.stop(), 0)

    const empty = Buffer.alloc(0)
    const address = { ...bucket.settings, ...parseStorageUrl(elsewhere.STORAGE_URL) }
    await openBucket(address).put('page-speed-boost.txt', empty, sha256(empty))
    const third = await startServer(elsewhere)
    t.equal(await third.stop(), 0, 'an operator who has lost the originals says so in the bucket')
    mkdirSync(join(env.DATA_DIR, 'storage/originals'), { recursive: true })
    const fourth = await startServer(inFolder)
    t.equal(await fourth.stop(), 0, 'or in the folder')
    t.match(await verify(inFolder), /^missing: .*\n.*0 damaged, 3 missing/s)
  }
)

/** Returns what `npx page-speed-boost verify` prints. */
async function verify(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [CLI, 'verify'], {
    env: { PATH: process.env.PATH ?? '', ...withDatabase(env) }
  })
  endWithProcess(child)
  let said = ''
  for await (const part of child.stdout) said += String(part)
  return said
}
