import { join, resolve } from 'node:path'
import type { Found } from './find-pictures.ts'
import { UsageError } from './usage-error.ts'

export type Chosen = Found & {
  /** Where the result goes as long as it keeps its type; the file itself without --out. */
  target: string
}

/** @throws UsageError when two pictures would become one */
export function withTargets(found: Found[], out: string | null): Chosen[] {
  const owners = new Map<string, Found>()
  return found.map((each) => {
    const target = out === null ? each.path : resolve(join(out, each.place))
    const other = owners.get(target)
    if (other)
      throw new UsageError(
        `'${other.name}' and '${each.name}' would both become '${target}'; name the folder that holds both.`
      )
    owners.set(target, each)
    return { ...each, target }
  })
}
