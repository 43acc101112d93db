import { globSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { sqliteOnly } from '../../support/lane.ts'
import { runOperator as run } from '../../support/operator.ts'
import { startServer } from '../../support/server.ts'
import { runSql } from '../../support/server-database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { TOKEN } from '../../support/token.ts'

const CALL = '/api/v1/getSettingInfo'

const IN_FILES = sqliteOnly('it looks for the token in the files')

function makeShop(t: Test) {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
  mkdirSync(env.STORE_DIR)
  return env
}

const statusOf = async (address: string, headers: Record<string, string>) =>
  (await fetch(address + CALL, { headers, redirect: 'manual' })).status

const withToken = (address: string, token: string) =>
  statusOf(address, { authorization: `ShopifyAdmin ${token}` })

async function signIn(address: string, authToken: string): Promise<string> {
  const body = new URLSearchParams({ authToken })
  const reply = await fetch(`${address}/sign-in`, { method: 'POST', body, redirect: 'manual' })
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const create = (env: Record<string, string>, ...args: string[]) => {
  const { code, said } = run(env, 'token', 'create', '--json', ...args)
  t.equal(code, 0, said)
  return JSON.parse(said.split('\n')[0] ?? '') as { id: string; token: string; name: string }
}

t.test(
  'a token that an operator creates opens the shop until it is revoked, across restarts and other ADMIN_TOKENs §19.4',
  async (t) => {
    const env = makeShop(t)
    const first = await startServer(env)
    const made = create(env, '--name', 'nightly script')
    t.match(made, { id: /^[0-9a-f]{12}$/, token: /^[\w-]{43}$/, name: 'nightly script' })
    t.equal(await withToken(first.address, made.token), 200)
    t.equal(await first.stop(), 0)

    const second = await startServer({
      ...env,
      ADMIN_TOKEN: 'another-token-of-more-than-32-characters'
    })
    t.equal(await withToken(second.address, made.token), 200, 'it survives a restart')
    t.equal(await withToken(second.address, TOKEN), 401, 'the earlier ADMIN_TOKEN is revoked')
    const cookie = await signIn(second.address, made.token)
    t.equal(await statusOf(second.address, { cookie }), 200)

    const { said } = run(env, 'token', 'list')
    const [admin, named, ...rest] = said.trim().split('\n')
    t.match(admin, /^[0-9a-f]{12} {2}\d{4}-\S+ {2}ADMIN_TOKEN$/)
    t.match(named, new RegExp(`^${made.id} {2}\\S+ {2}nightly script$`))
    t.strictSame(rest, [])
    t.match(JSON.parse(run(env, 'token', 'list', '--json').said), [
      { isAdminToken: true, expiresAt: null },
      { id: made.id, name: 'nightly script', isAdminToken: false, createdAt: /^20/ }
    ])

    t.match(run(env, 'token', 'revoke', made.id), { code: 0, said: /^token \w+ is revoked/ })
    t.equal(await withToken(second.address, made.token), 401, 'from the next request on')
    t.equal(await statusOf(second.address, { cookie }), 401, 'and so is what it signed in')
    t.notMatch(run(env, 'token', 'list').said, made.id)
    t.match(run(env, 'token', 'revoke', made.id), { code: 2, said: /^there is no token/ })
    t.equal(await second.stop(), 0)
    const third = await startServer(env)
    t.teardown(() => third.stop())
    t.equal(await withToken(third.address, made.token), 401, 'for ever')
    t.equal(await withToken(third.address, TOKEN), 200, 'ADMIN_TOKEN can be set back')
  }
)

t.test(
  'a token is printed once, and only its hash is stored §13.2.1 §19.4',
  IN_FILES,
  async (t) => {
    const env = makeShop(t)
    const server = await startServer(env)
    t.teardown(() => server.stop())
    const { said } = run(env, 'token', 'create')
    const [token = '', words] = said.split('\n')
    t.match(words, /^token \w{12} opens store\.local; it is not shown again/)
    t.equal(await withToken(server.address, token), 200)
    const files = globSync(join(env.DATA_DIR, '**/*')).filter((path) => statSync(path).isFile())
    t.ok(files.length > 3)
    for (const path of files) t.notOk(readFileSync(path).includes(token), path)
    t.notMatch(run(env, 'token', 'list').said, token)
  }
)

t.test('what cannot be done with tokens is refused with one sentence §19.4', async (t) => {
  const env = makeShop(t)
  const server = await startServer(env)
  const [{ id }] = JSON.parse(run(env, 'token', 'list', '--json').said)
  const refused: [args: string[], said: RegExp][] = [
    [[], /^say what to do: /],
    [['make'], /^say what to do: /],
    [['revoke'], /^say what to do: /],
    [['list', 'all'], /^say what to do: /],
    [['list', '--name', 'a'], /^say what to do: /],
    [['create', '--name', ' '], /^a name has 1 to 100 characters/],
    [['create', '--name', 'a\nb'], /^a name has 1 to 100 characters/],
    [['create', '--name', 'a'.repeat(101)], /^a name has 1 to 100 characters/],
    [['revoke', '%'], /^there is no token %/],
    [['revoke', id], /^ADMIN_TOKEN is revoked by another ADMIN_TOKEN: /]
  ]
  for (const [args, said] of refused)
    t.match(run(env, 'token', ...args), { code: 2, said }, args.join(' '))
  t.equal(await withToken(server.address, TOKEN), 200)
  t.equal(await server.stop(), 0)
  await runSql(env.DATA_DIR, 'update shop set is_open = 0')
  t.match(run(env, 'token', 'create'), { code: 3, said: /^this server has no local shop/ })
})
