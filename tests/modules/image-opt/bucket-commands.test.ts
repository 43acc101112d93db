import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { DATABASE } from '../../../server/core/backup/contents.ts'
import { withBucket } from '../../support/bucket/with-bucket.ts'
import { CLI } from '../../support/cli.ts'
import { endWithProcess } from '../../support/end-with-process.ts'
import { sqliteOnly } from '../../support/lane.ts'
import { optimiseAll, restoreAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { withDatabase } from '../../support/server-database.ts'
import { hashesOf } from '../../support/shop.ts'

const LOSES_FILE = sqliteOnly('the file of the database is lost')

/** Runs an operator's command. The bucket is in this process, which therefore must not wait for the command's end. */
async function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env.PATH ?? '', ...withDatabase(env) }
  })
  endWithProcess(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  const [code] = await once(child, 'close')
  return { code: code as number | null, said }
}

t.test('verify, backup, recover and doctor work with a bucket', LOSES_FILE, async (t) => {
  const { bucket, env, before } = await withBucket(t, 2)
  const first = await startServer(env)
  t.match(await optimiseAll(first.merchant), { image_failed: 0 })
  t.equal(await first.stop(), 0)
  t.match(await run(env, 'verify'), { code: 0, said: /^6 originals checked, 0 damaged, 0 missing/ })
  const backup = join(env.DATA_DIR, '../backup.tar')
  t.match(await run(env, 'backup', backup), { code: 0, said: /^3 files, / }, 'database and secrets')

  for (const name of readdirSync(env.DATA_DIR))
    if (name.startsWith(DATABASE)) rmSync(join(env.DATA_DIR, name))
  await t.rejects(startServer(env), {
    message:
      /is missing, but s3:\/\/kept-pictures\/boost\/originals holds the original pictures of 1 shops; rebuild the history/
  })
  t.match(await run(env, 'recover'), { code: 0, said: /6 results recovered, 0 already known/ })
  const second = await startServer(env)
  t.match(await restoreAll(second.merchant), { image_failed: 0 })
  t.strictSame(hashesOf(env.STORE_DIR), before, 'every picture is restored byte for byte')
  t.equal(await second.stop(), 0)

  t.match(
    (await run(env, 'doctor')).said,
    /^ok +storage: s3:\/\/kept-pictures\/boost\/ can be written$/m
  )
  bucket.fail(() => ({ status: 403, code: 'AccessDenied' }))
  t.match(await run(env, 'doctor'), {
    code: 1,
    said: /^failure +storage: STORAGE_URL: the bucket .* denies/m
  })
  t.match(await run(env, 'verify'), {
    code: 3,
    said: /^verify failed: STORAGE_URL: the bucket .* denies/
  })
})

t.test('two installations cannot share a bucket §2.3.11', async (t) => {
  const { env } = await withBucket(t, 1)
  const server = await startServer(env)
  t.equal(await server.stop(), 0)
  const other = {
    ...env,
    DATA_DIR: `${env.DATA_DIR}-other`,
    SECRET_KEY: 'the-key-of-another-installation-0123456789'
  }
  await t.rejects(startServer(other), {
    message:
      /another installation stores its files in s3:\/\/kept-pictures\/boost\/; name another prefix/
  })
  const again = await startServer(env)
  t.equal(await again.stop(), 0)
})
