import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import { eventually } from './automatic.ts'
import { bindDisk, fillingDisk } from './filling-disk.ts'
import type { Answer, Merchant } from './merchant.ts'
import { startServer } from './server.ts'
import { withDatabase } from './server-database.ts'
import { hashesOf, putProducts } from './shop.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Which of the server's folders is on the small disk. */
type OnSmallDisk = 'data' | 'storage' | 'store'

/** This is enough room for the work on 60 pictures, twenty of which are PNGs of 150 KB. */
const MEGABYTES = 64

/** Creates the folders of a server, one of them on a small disk, with `products` products of three pictures each. */
export async function foldersOnSmallDisk(t: Test, small: OnSmallDisk, products = 20) {
  const folder = temporaryFolder(t)
  const disk = fillingDisk(t, MEGABYTES)
  const dataDir = small === 'data' ? disk.path : join(folder, 'data')
  const storeDir = small === 'store' ? disk.path : join(folder, 'store')
  mkdirSync(dataDir, { recursive: true })
  mkdirSync(storeDir, { recursive: true })
  if (small === 'storage') {
    mkdirSync(join(dataDir, 'storage'))
    bindDisk(t, disk.path, join(dataDir, 'storage'))
  }
  await putProducts(storeDir, products)
  const env = { DATA_DIR: dataDir, STORE_DIR: storeDir, IMAGE_WORKERS: '1' }
  return { disk, dataDir, storeDir, env, before: picturesOf(storeDir) }
}

/** Returns the hash of every picture by its path. */
export const picturesOf = (storeDir: string) => hashesOf(storeDir)

/** Lists our temporary and half-written files below a folder. */
export const leftoversIn = (folder: string): string[] =>
  globSync('**/{.page-speed-boost-*.tmp,scratch/*}', { cwd: folder }).filter((path) =>
    existsSync(join(folder, path))
  )

export async function serve(t: Test, env: Record<string, string>) {
  const server = await startServer(env)
  t.teardown(() => server.stop())
  return server
}

export const progressOf = async (merchant: Merchant): Promise<Answer> =>
  (await merchant.get('/api/v2/image-opt/getOptSchedule')).body.product

export const untilSomeDone = (merchant: Merchant) =>
  eventually('the first pictures are done', async () => {
    const { image_in, image_total } = await progressOf(merchant)
    return image_total > 0 && image_in < image_total - 3
  })

/**
 * Waits until the run is paused for this reason. `keepFull` is called at every poll. It can fill the room that becomes
 * free when a result is smaller than the picture it replaces.
 */
export const untilPaused = (merchant: Merchant, reason: string, keepFull = () => {}) =>
  eventually(`the run is paused with the reason ${reason}`, async () => {
    keepFull()
    const { is_paused, pause_reason } = await progressOf(merchant)
    return is_paused === 1 && pause_reason === reason
  })

export const linesWith = (said: string, text: string): string[] =>
  said.split('\n').filter((line) => line.includes(text))

/** Returns what `npm run audit` prints. */
export function audit(env: Record<string, string>): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['server/cli.mjs', 'audit'], {
    env: { ...process.env, ...withDatabase(env) },
    encoding: 'utf8'
  })
  return stdout + stderr
}
