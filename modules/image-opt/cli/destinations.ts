import { join, resolve } from 'node:path'
import { UsageError } from './errors.ts'
import type { Found } from './find-pictures.ts'

export type Chosen = Found & {
  /** The path of the result, if the picture keeps its type. Without --out it is the picture's own path. */
  target: string
}

/**
 * Adds to each picture the path for its result.
 * @throws UsageError when two pictures have the same target
 */
export function withTargets(found: Found[], out: string | null): Chosen[] {
  const owners = new Map<string, Found>()
  return found.map((each) => {
    const target = out === null ? each.path : resolve(join(out, each.place))
    const other = owners.get(target)
    if (other)
      throw new UsageError((t) =>
        t.cli.usage.sameTarget({ one: other.name, other: each.name, target })
      )
    owners.set(target, each)
    return { ...each, target }
  })
}
