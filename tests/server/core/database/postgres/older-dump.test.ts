import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { openPostgres } from '../../../../../server/core/database/postgres/open.ts'
import { untilAttached } from '../../../../modules/image-opt/until-attached.ts'
import { NO_POSTGRES } from '../../../../support/postgres/cluster.ts'
import { createDatabase, hasPostgres } from '../../../../support/postgres/databases.ts'
import { findPrograms } from '../../../../support/postgres/find-programs.ts'
import { chooseAll, optimiseAll, restoreAll } from '../../../../support/runs.ts'
import { startServer } from '../../../../support/server.ts'
import { hashesOf, putProducts } from '../../../../support/shop.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { TOKEN } from '../../../../support/token.ts'

const skip = hasPostgres() ? false : NO_POSTGRES

/** Runs a program of PostgreSQL. */
function run(name: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(join(findPrograms() ?? '', name), args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
}

t.test('a start on a dump that was put back attaches the originals', { skip }, async (t) => {
  const folder = temporaryFolder(t)
  const env = {
    DATA_DIR: join(folder, 'data'),
    STORE_DIR: join(folder, 'store'),
    DATABASE_URL: await createDatabase(),
    ADMIN_TOKEN: TOKEN,
    SECRET_KEY: 'a-secret-key-for-tests-of-thirty-two-characters'
  }
  mkdirSync(env.STORE_DIR)
  await putProducts(env.STORE_DIR, 2)
  const originals = hashesOf(env.STORE_DIR)
  const first = await startServer(env)
  await chooseAll(first.merchant)
  await first.stop()
  const dump = join(folder, 'dump.sql')
  run('pg_dump', `--file=${dump}`, env.DATABASE_URL)
  const second = await startServer(env)
  t.match(await optimiseAll(second.merchant), { image_failed: 0 })
  await second.stop()
  t.not(hashesOf(env.STORE_DIR), originals)

  const older = await createDatabase('empty')
  run('psql', '--quiet', '--set=ON_ERROR_STOP=1', `--file=${dump}`, older)
  const third = await startServer({ ...env, DATABASE_URL: older })
  t.teardown(() => third.kill())
  await untilAttached(openPostgres(older), Object.values(originals), 6)
  t.match(await restoreAll(third.merchant), { image_failed: 0 })
  t.equal(await third.stop(), 0)
  t.strictSame(hashesOf(env.STORE_DIR), originals, 'byte for byte')
})
