import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { historyOf, optimiseAll, restoreAll } from '../../support/runs.ts'
import { hashesOf } from '../../support/shop.ts'
import { bytesBelow, removeRoot } from './bare-root.ts'
import { buildImage } from './build.ts'
import { mountsOf, runInImage, startImage } from './container.ts'

/*
 * Runs for `npm run image`, where no container engine is at hand: builds the image from the Dockerfile in a bare
 * Debian, with debootstrap and chroot, and runs it as compose.yaml would: as the image's user, from a read-only root,
 * with one volume. `npm run image -- with-chromium` does so with the other target. Needs root, debootstrap and npm, and
 * takes a few minutes.
 */

/** What an image may take without Chromium. docs/operating.md names what it takes. */
const MOST_MEGABYTES = 350

if (process.getuid?.() !== 0) {
  console.error('Only root can enter another root. Run: sudo npm run image')
  process.exit(2)
}
if (spawnSync('debootstrap', ['--version']).error) {
  console.error(
    'debootstrap is missing, which makes the bare Debian. Run: apt-get install debootstrap'
  )
  process.exit(2)
}
const [target = 'server'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'psb-image-'))
try {
  const image = buildImage(folder, target, (step) => console.log(step))
  const megabytes = Math.round(bytesBelow(image.root) / 1e6)
  const own = Math.round(bytesBelow(join(image.root, image.folder)) / 1e6)
  console.log(`\n${target} takes ${megabytes} MB, ${own} MB of them in ${image.folder}`)
  if (target === 'server' && megabytes > MOST_MEGABYTES)
    throw new Error(`The image takes more than ${MOST_MEGABYTES} MB`)

  const mounts = mountsOf(folder)
  const server = await startImage(image, mounts)
  const { port } = new URL(server.address)
  runInImage(image, mounts, { PORT: port }, image.health)
  const ready = await fetch(`${server.address}/readyz`)
  console.log(`The health check succeeds, /readyz answers ${ready.status}: ${await ready.text()}`)
  if (ready.status !== 200) throw new Error('Expected /readyz to answer 200')

  const store = join(mounts.volume, 'demo-store')
  const before = hashesOf(store)
  await optimiseAll(server.merchant)
  const entries = (await historyOf(server.merchant)).length
  await restoreAll(server.merchant)
  const differing = Object.entries(hashesOf(store)).filter(([file, hash]) => before[file] !== hash)
  console.log(`${entries} entries of the history; after a restore ${differing.length} differ`)
  if (entries === 0 || differing.length > 0) throw new Error('Expected every original back')

  const code = await server.stop()
  const left = readdirSync(mounts.volume).filter((name) => name.endsWith('-wal'))
  if (code !== 0 || left.length > 0)
    throw new Error(`SIGTERM ended with ${code}, left ${left.join(', ')}`)
  for (const command of ['verify', 'audit'])
    console.log(runInImage(image, mounts, {}, ['node', 'server/cli.mjs', command]).trim())
  console.log('\nThe image works.')
} finally {
  removeRoot(folder)
}
