import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serveApp } from '../stand-in/serve-app.ts'
import { startStandIn } from '../stand-in/stand-in.ts'
import { freePort } from './free-port.ts'
import { startServer } from './server.ts'

/*
 * Starts a server in each of the ways in which tests do, in the empty folder that is its argument, and sends their
 * process ids and addresses to its parent. It runs until it is killed.
 */

const [folder = ''] = process.argv.slice(2)

const storeDir = join(folder, 'store')
mkdirSync(storeDir)
const local = await startServer({ DATA_DIR: join(folder, 'local'), STORE_DIR: storeDir })

const appUrl = `http://127.0.0.1:${await freePort()}`
const standIn = await startStandIn({ host: 'localhost', app: { appUrl } })
const served = serveApp(standIn, { dataDir: join(folder, 'shopify'), env: process.env })
await served.ready

process.send?.([
  { pid: local.pid, address: local.address },
  { pid: served.pid, address: appUrl }
])
