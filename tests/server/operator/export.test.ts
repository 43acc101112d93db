import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { sha256 } from '../../../server/core/files/hash.ts'
import { addShop } from '../../support/add-shop.ts'
import { runOperator } from '../../support/operator.ts'
import { originalsIn } from '../../support/originals.ts'
import { optimiseAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { openDatabaseIn } from '../../support/server-database.ts'
import { putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { TOKEN } from '../../support/token.ts'

type Line = { table: string; row: Record<string, unknown> }

t.test(
  'an operator exports everything of one shop while the server runs, without secrets §19.9',
  async (t) => {
    const folder = temporaryFolder(t)
    const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
    mkdirSync(env.STORE_DIR)
    await putProducts(env.STORE_DIR, 1)
    const server = await startServer(env)
    t.teardown(() => server.stop())
    await optimiseAll(server.merchant)
    const db = openDatabaseIn(env.DATA_DIR)
    t.teardown(() => db.destroy())
    await addShop(db)

    const [file, originals] = [join(folder, 'one.jsonl'), join(folder, 'originals')]
    const exported = runOperator(
      env,
      'export',
      file,
      '--shop',
      'store.local',
      '--originals',
      originals,
      '--json'
    )
    t.equal(exported.code, 0, exported.said)
    const said = JSON.parse(exported.said) as { rows: number }
    t.match(said, { file, shops: 1, originals: 3, damaged: [] })
    t.equal(statSync(file).mode & 0o777, 0o600)
    const text = readFileSync(file, 'utf8')
    const [head, ...lines] = text.trim().split('\n')
    t.match(JSON.parse(head ?? ''), { format: 'page-speed-boost', version: 1, createdAt: /^20/ })
    t.strictSame(JSON.parse(lines.pop() ?? ''), { rows: said.rows })
    t.equal(lines.length, said.rows)
    const rows = lines.map((line) => JSON.parse(line) as Line)
    const of = (table: string) => rows.filter((line) => line.table === table)
    t.match(of('shop'), [{ row: { id: 1, domain: 'store.local' } }])
    t.equal(of('image_result').length, 3)
    t.equal(of('quota_unit').length, 3)
    const { count } = await db
      .selectFrom('journal_line')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('shop_id', '=', 1)
      .executeTakeFirstOrThrow()
    t.equal(of('journal_line').length, count)
    t.strictSame([...of('session'), ...of('access_token')], [])
    t.notMatch(text, sha256(TOKEN))
    t.notMatch(text, 'other.local')
    const hashes = of('image_result').map(({ row }) => String(row.original_hash))
    t.strictSame(readdirSync(join(originals, '1')).sort(), hashes.sort())
    for (const hash of readdirSync(join(originals, '1')))
      t.equal(sha256(readFileSync(join(originals, '1', hash))), hash)

    t.match(runOperator(env, 'export', file), { code: 2, said: /one\.jsonl exists; name a file/ })
    t.match(runOperator(env, 'export'), { code: 2, said: /^name one file: / })
    const all = join(folder, 'all.jsonl')
    t.match(runOperator(env, 'export', all), {
      code: 0,
      said: /^\d+ rows of 2 shops and 0 originals/
    })
    t.match(readFileSync(all, 'utf8'), 'other.local')
    writeFileSync(originalsIn(env.DATA_DIR)[0] ?? '', 'damaged')
    t.match(runOperator(env, 'export', join(folder, 'third.jsonl'), '--originals', originals), {
      code: 1,
      said: /^damaged, and not copied: .*storage\/originals\/1\//
    })
  }
)

t.test(
  'an export that is killed leaves no half original, and is done by the next one',
  async (t) => {
    const folder = temporaryFolder(t)
    const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
    mkdirSync(env.STORE_DIR)
    await putProducts(env.STORE_DIR, 1)
    const server = await startServer(env)
    await optimiseAll(server.merchant)
    t.equal(await server.stop(), 0)
    const NODE_OPTIONS = `--import=${new URL('../../support/torn-writes.ts', import.meta.url).href}`
    const steps = join(folder, 'steps')
    const words = (name: string) => [
      'export',
      join(folder, `${name}.jsonl`),
      '--originals',
      join(folder, name)
    ]
    t.equal(runOperator({ ...env, NODE_OPTIONS, STEPS_IN: steps }, ...words('whole')).code, 0)
    const count = readFileSync(steps, 'utf8').trim().split('\n').length
    t.ok(count > 10, `${count} steps`)
    for (let step = 1; step <= count; step++) {
      const name = `killed-${step}`
      const killed = { ...env, NODE_OPTIONS, TEAR_AT: String(step) }
      t.equal(runOperator(killed, ...words(name)).code, 137, `step ${step}`)
      for (const found of existsSync(join(folder, name, '1'))
        ? readdirSync(join(folder, name, '1'))
        : [])
        if (/^[0-9a-f]{64}$/.test(found))
          t.equal(sha256(readFileSync(join(folder, name, '1', found))), found, `step ${step}`)
      // The file is there only when everything is.
      if (existsSync(join(folder, `${name}.jsonl`)))
        t.ok(step > count - 3, `step ${step} of ${count}`)
      else t.match(runOperator(env, ...words(name)), { code: 0, said: /3 originals were written/ })
      t.equal(readdirSync(join(folder, name, '1')).filter((one) => !one.startsWith('.')).length, 3)
    }
  }
)
