import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import t, { type Test } from 'tap'
import { descendantsOf } from '../support/memory.ts'
import { launchServer, startServer } from '../support/server.ts'
import {
  beginRequest,
  itemsIn,
  putLargePictures,
  signalAll,
  startByCommand,
  untilInWork
} from '../support/signals.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/unread.ts'

const emptyFolders = (t: Test) => ({
  DATA_DIR: temporaryFolder(t),
  STORE_DIR: temporaryFolder(t)
})

for (const [signal, command] of [
  ['SIGINT', ['npm', 'start']],
  ['SIGTERM', ['npm', 'start']],
  // npm ends at once by this signal, and leaves the others alone.
  ['SIGHUP', [process.execPath, 'server/boot.mjs', 'dist/app/main.js']]
] as const)
  t.test(
    `${signal} to the server, its codecs and all that started them lets the pictures in work be finished §2.4.1`,
    async (t) => {
      const env = { ...emptyFolders(t), PAGESPEED: 'off' }
      await putLargePictures(env.STORE_DIR)
      const server = await startByCommand([...command], env)
      const inWork = await untilInWork(server, env)
      signalAll(server.pid, signal)
      t.strictSame(await server.ended, [0, null])
      const items = await itemsIn(env.DATA_DIR)
      t.strictSame(
        items.filter(({ id }) => inWork.includes(id)).map(({ state }) => state),
        inWork.map(() => 'done')
      )
      t.ok(
        items.every(({ state }) => state === 'done' || state === 'waiting'),
        'nothing was left half done'
      )
      t.notMatch(server.said(), /"level":[45]0/)
    }
  )

t.test('whoever presses Ctrl-C again seconds later ends the server at once §2.4.1', async (t) => {
  const env = emptyFolders(t)
  const server = await startServer(env)
  const socket = await beginRequest(server.address)
  let signals = 0
  const pressing = setInterval(() => {
    process.kill(server.pid, 'SIGINT')
    signals++
  }, 100)
  t.strictSame(await server.ended, [130, null])
  clearInterval(pressing)
  t.ok(signals > 10, 'the ones of the first seconds count as one')
  socket.destroy()
})

for (const isFirst of [false, true])
  t.test(
    `a server that is told to stop while it starts ends at once${isFirst ? ', even after the drawing of its demo store' : ''}`,
    async (t) => {
      const folder = temporaryFolder(t)
      const { child, said, address } = launchServer({ DATA_DIR: folder })
      address.catch(() => {})
      const ended = once(child, 'exit')
      await until(() => said().includes('Drawing the demo store'))
      const pid = child.pid as number
      if (isFirst) {
        await until(() => descendantsOf(pid).length > 0)
        for (const drawing of descendantsOf(pid)) process.kill(drawing, 'SIGTERM')
        await until(() => descendantsOf(pid).length === 0)
      }
      signalAll(pid, 'SIGTERM')
      t.strictSame(await ended, [0, null])
      t.notMatch(said(), /rror|could not/)
      t.notOk(existsSync(`${folder}/store`), 'half a store has no name')
      t.strictSame(
        readdirSync(folder).filter((name) => name.endsWith('.db') && name !== 'lock.db'),
        ['page-speed-boost.db']
      )
    }
  )
