import { readFileSync } from 'node:fs'
import t from 'tap'
import { parseStorageUrl } from '../../../../server/core/config/storage-url.ts'

const FILE = readFileSync('compose.fleet.yaml', 'utf8')

/** Returns a value with what compose puts in the place of variables that are not set. */
const valueOf = (name: string): string =>
  (new RegExp(`^ +${name}: (.*)$`, 'm').exec(FILE)?.[1] ?? '').replace(/\$\{\w+:-([^}]*)\}/g, '$1')

t.test('compose.fleet.yaml names a version of every image that others publish', async (t) => {
  const images = [...FILE.matchAll(/^ +image: (?:&\S+ )?(\S+)$/gm)].map(([, name = '']) => name)
  const others = images.filter((name) => name !== 'page-speed-boost' && !name.startsWith('*'))
  t.strictSame(
    others.filter((name) => !/:v?\d[\w.]*$/.test(name)),
    []
  )
  t.ok(others.length >= 2)
})

t.test('compose.fleet.yaml sends browsers to an address that they reach §8.2.6', async (t) => {
  const address = parseStorageUrl(valueOf('STORAGE_URL'))
  t.match(address, { bucket: 'boost', endpoint: 'http://bucket:9000' })
  t.equal(address?.publicEndpoint, 'http://localhost:9000')
  t.match(FILE, /^ +- 127\.0\.0\.1:9000:9000$/m, 'the port is published there')
})

t.test('compose.fleet.yaml gives the app a key of its own §2.7.1–2.7.3', async (t) => {
  t.equal(valueOf('AWS_SECRET_ACCESS_KEY'), `\${S3_SECRET}`)
  t.equal(valueOf('ROOT_SECRET_ACCESS_KEY'), `\${S3_ROOT_SECRET}`)
  t.equal(valueOf('S3_ROOT_SECRET'), '""', 'the root key does not reach the app')
  t.match(FILE, /create-user --access boost .* --role user$/m)
})
