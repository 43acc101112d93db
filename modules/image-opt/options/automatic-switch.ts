import { hasFeature, type Switched } from './automatic-features.ts'
import { mustSetUp, noFeature } from './errors.ts'

/**
 * Checks that automatic mode may be turned on (specification §6.6). Only turning it on is checked: while it is on, a
 * shop may save settings that leave it nothing to do.
 * @throws mustSetUp or noFeature
 */
export function checkSwitch(known: Switched, next: Switched): void {
  if (next.auto_switch === 0 || known.auto_switch === 1) return
  if (next.is_default === 1) throw mustSetUp()
  if (!hasFeature(next)) throw noFeature()
}
