import { registerHooks } from 'node:module'
import root, { type Test } from 'tap'

let current: Test = root

/** What test files and tests/support import as `t` from tap, see the hook below: the test of the file that runs. */
export { current as default }

/** Makes `test` the test of the files that are imported from now on. */
export function enter(test: Test): void {
  current = test
}

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === 'tap'
      ? { url: import.meta.url, shortCircuit: true }
      : nextResolve(specifier, context)
})
