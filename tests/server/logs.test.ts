import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { logLines } from '../support/log-lines.ts'
import { optimiseAll } from '../support/runs.ts'
import { startServer } from '../support/server.ts'
import { jpeg, put } from '../support/shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

t.test(
  'each line of the log names the request, the shop and the run that it is about §2.3.9',
  async (t) => {
    const folder = temporaryFolder(t)
    const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
    mkdirSync(env.STORE_DIR)
    put(env.STORE_DIR, {
      'products/vase/front.jpg': await jpeg(1),
      'products/vase/side.jpg': 'not a picture'
    })
    const server = await startServer({ ...env, LOG_LEVEL: 'info' })
    const { merchant } = server
    const { body } = await merchant.get('/api/v1/getSettingInfo')
    const shop = Number(body.data.user_id)
    t.ok(shop > 0)
    await optimiseAll(merchant)
    const list = '/api/v2/image-opt/getManualImagesData?page_type=1&pageSize=10&data_type=1&page=1'
    const { thumbnail } = (await merchant.get(list)).body.data.data[0]
    t.equal((await fetch(server.address + thumbnail)).status, 200)
    const runs = await merchant.get('/api/v2/image-opt/getRuns')
    const run_id = runs.body.data.data[0].run_id as string
    const run = Number(run_id)
    await merchant.get(`/api/v2/image-opt/getRunFailures?run_id=${run_id}`)
    t.match(await merchant.post('/api/v2/image-opt/undoRun', { run_id }), { status: 200 })
    t.equal(await server.stop(), 0)

    const { lines, said } = logLines(server.said())
    const begun = (path: string) =>
      said('incoming request').filter(({ req }) => req?.path.startsWith(path))
    const ended = (path: string) =>
      begun(path).map(({ reqId }) => said('request completed').find((line) => line.reqId === reqId))

    t.match(ended('/api/v1/getSettingInfo'), [{ shop, res: { statusCode: 200 } }])
    t.match(ended('/files/'), [{ shop, res: { statusCode: 200 } }])
    t.match(ended('/api/v2/image-opt/getRunFailures'), [{ shop, run }])
    const [reOptimize] = begun('/api/v2/image-opt/reOptimize')
    const [undo] = begun('/api/v2/image-opt/undoRun')
    t.match(said('a run was queued'), [
      { reqId: reOptimize?.reqId, shop, run, kind: 'optimise', images: 2 },
      { reqId: undo?.reqId, shop, run: run + 1, earlierRun: run, kind: 'restore', images: 1 }
    ])
    t.match(said('an image failed'), [{ shop, run, image: Number, reason: 'not-a-picture' }])
    for (const line of lines) {
      for (const name of ['shop', 'run', 'image'])
        t.ok(!(name in line) || typeof line[name] === 'number', `${name} of '${line.msg}' is an id`)
    }
  }
)
