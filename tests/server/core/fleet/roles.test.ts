import t from 'tap'
import { openFleet } from '../../../support/fleet.ts'
import { NO_POSTGRES } from '../../../support/postgres/cluster.ts'
import { hasPostgres } from '../../../support/postgres/databases.ts'
import { launchServer, type Server } from '../../../support/server.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { OPERATOR } from '../../../support/token.ts'

const skip = hasPostgres() ? false : NO_POSTGRES
const SECRETS = { SECRET_KEY: 'k'.repeat(32), ADMIN_TOKEN: 'a'.repeat(32) }
const BUCKET = {
  STORAGE_URL: 's3://kept?endpoint=http://127.0.0.1:1',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret'
}

t.test(
  'a role needs what all processes reach, and a sentence says what is missing §2.7.1–2.7.3',
  async (t) => {
    const database = { DATABASE_URL: 'postgres://boost@127.0.0.1:1/boost', ...SECRETS }
    const sentences: [args: string[], env: Record<string, string>, sentence: string][] = [
      [['--role', 'web'], {}, '--role web needs DATABASE_URL; with SQLite'],
      [['--role', 'worker'], database, '--role worker needs STORAGE_URL, because'],
      [['--role', 'web'], { ...database, ...BUCKET }, '--role web needs LOCAL_STORE=off, because'],
      [['--role', 'boss'], {}, "--role must be one of all, web, worker, not 'boss'"]
    ]
    for (const [args, env, sentence] of sentences) {
      const { child, said, address } = launchServer(
        { DATA_DIR: temporaryFolder(t), ...env },
        { args }
      )
      await t.rejects(address)
      t.equal(child.exitCode, 3)
      t.match(said(), sentence)
    }
  }
)

t.test(
  'a process that keeps originals to itself is the only one on its database §2.7.7',
  { skip },
  async (t) => {
    const fleet = await openFleet(t)
    const alone = await fleet.start('all', { STORAGE_URL: '' })
    await t.rejects(fleet.start('all', { STORAGE_URL: '' }), /another Page Speed Boost works/)
    await t.rejects(fleet.start('worker'), /a Page Speed Boost without STORAGE_URL works/)
    await alone.kill()
    const worker = await fleet.start('worker')
    await t.rejects(fleet.start('all', { STORAGE_URL: '' }), /set STORAGE_URL, or stop the other/)
    t.equal((await fetch(`${worker.address}/readyz`)).status, 200)
    for (const path of ['/sign-in', '/api/docs', '/api/docs.css', '/api/openapi.json', '/store'])
      t.equal((await fetch(worker.address + path)).status, 404, `a worker does not serve ${path}`)
    const web = await fleet.start('web')
    const metricsOf = async ({ address }: Server) => {
      return (await fetch(`${address}/metrics`, { headers: OPERATOR })).text()
    }
    t.match(await metricsOf(worker), /^psb_workers_open\{role="worker"\} 1$/m)
    t.notMatch(await metricsOf(web), /^psb_workers_open/m, 'a web process has no workers')
    for (const path of ['/healthz', '/metrics'])
      t.not((await fetch(worker.address + path)).status, 404, `a worker serves ${path}`)
  }
)
