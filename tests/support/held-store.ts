import type { LocalStore } from '../../server/platforms/local/store/items/local-item.ts'

/** A store that returns no picture until the test lets it. Meanwhile the work on every image that was begun waits. */
export function heldStore() {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  return {
    release,
    /** How many pictures were asked for. */
    asked: () => asked,
    wrapStore: (store: LocalStore): LocalStore => ({
      ...store,
      async readImage(...args) {
        asked++
        await promise
        return store.readImage(...args)
      }
    })
  }
}
