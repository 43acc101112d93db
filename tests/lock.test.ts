import { readFileSync } from 'node:fs'
import t from 'tap'

type Package = { optionalDependencies?: Record<string, string> }

/*
 * `npm ci` refuses a lock file that lacks an optional package of another platform, and `npm install` leaves out
 * packages that the registry in use does not have. If an entry is missing, write it by hand: version, optional, os,
 * cpu and libc.
 */
t.test('the lock file lists the optional packages of every platform', async (t) => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Package>
  }
  const missing: string[] = []
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages))
    for (const name of Object.keys(optionalDependencies))
      if (!packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
        missing.push(name)
  t.ok(Object.keys(packages).length > 200, 'the packages were found')
  t.strictSame(missing, [])
})

t.test('the lock file contains no address of a registry', async (t) => {
  t.notMatch(readFileSync('package-lock.json', 'utf8'), /"resolved"/)
})
