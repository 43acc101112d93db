import type { LocalStore } from '../../server/platforms/local/store/items/local-item.ts'

/** A store that returns no picture until the test lets it. Meanwhile the work on every image that was begun waits. */
export function heldStore() {
  const held: (() => void)[] = []
  let asked = 0
  let isOpen = false
  return {
    /** How many pictures were asked for. */
    asked: () => asked,
    releaseOne: () => held.shift()?.(),
    release() {
      isOpen = true
      for (const resolve of held.splice(0)) resolve()
    },
    wrapStore: (store: LocalStore): LocalStore => ({
      ...store,
      async readImage(...args) {
        asked++
        if (!isOpen) await new Promise<void>((resolve) => held.push(resolve))
        return store.readImage(...args)
      }
    })
  }
}
