import { existsSync, readFileSync } from 'node:fs'
import t from 'tap'
import { refusedIn } from './check/licences.ts'
import { type Lock, type Locked, shippedIn } from './check/shipped-packages.ts'

t.test(
  'every package that is installed in production or bundled has a licence that fits ours',
  async (t) => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Lock
    }
    const shipped = shippedIn(packages)
    for (const name of ['sharp', 'react-dom', 'fastify', '@fastify/compress', 'vike', 'ajv'])
      t.ok(shipped[`node_modules/${name}`], name)
    t.notOk(shipped['node_modules/tap'])
    t.strictSame(refusedIn(shipped), [])
    t.match(readFileSync('LICENSE', 'utf8'), /^MIT License/)
    const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as Locked
    t.equal(license, 'MIT')
    t.ok(existsSync('SECURITY.md'))
  }
)

t.test('a package with another licence, or with none, is named', async (t) => {
  const refused = refusedIn({
    'node_modules/a': { license: 'GPL-3.0' },
    'node_modules/b/node_modules/@x/c': {},
    'node_modules/d': { license: '(MIT OR GPL-3.0)' },
    'node_modules/e': { license: 'MIT AND GPL-3.0' },
    'node_modules/f': { license: 'LGPL-3.0-or-later' },
    'node_modules/@img/sharp-x': { license: 'Apache-2.0 AND LGPL-3.0-or-later' }
  })
  t.strictSame(refused, [
    'a: GPL-3.0',
    '@x/c: no licence',
    'e: MIT AND GPL-3.0',
    'f: LGPL-3.0-or-later'
  ])
})
