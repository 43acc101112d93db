import type { Lock } from './shipped-packages.ts'

/** Licences that let us ship the package beside code under the MIT licence. */
const FREE = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0'
]

/**
 * Licences that ask for changes to the package itself to be published, and for it to stay replaceable. We change
 * nothing in these packages and load them as they are: libvips below sharp, the rules of axe-core below Lighthouse,
 * and the CSS parser of the build.
 */
const UNCHANGED: Record<string, RegExp> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(axe-core|lightningcss(-[\w-]+)?)$/
}

/** Returns one line for each package whose licence we have not accepted, or which has none. */
export function refusedIn(packages: Lock): string[] {
  return Object.entries(packages)
    .map(([path, { license = 'no licence' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      license
    }))
    .filter(({ name, license }) => !fits(name, license))
    .map(({ name, license }) => `${name}: ${license}`)
}

/** Every part of `A AND B` has to fit, and one part of `A OR B`. */
function fits(name: string, license: string): boolean {
  const text = license.replace(/[()]/g, '')
  if (text.includes(' OR ')) return text.split(' OR ').some((part) => fits(name, part))
  return text
    .split(' AND ')
    .every((part) => FREE.includes(part) || (UNCHANGED[part]?.test(name) ?? false))
}
