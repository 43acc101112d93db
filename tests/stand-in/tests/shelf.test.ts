import t from 'tap'
import { openShelf } from '../content/shelf.ts'

type Thing = { number: number; updatedAt: number; title: string }

t.test(
  'a shelf keeps every one of its lists sorted, whatever items are added, changed or removed',
  async (t) => {
    const shelf = openShelf<Thing>({
      ID: ({ number }) => number,
      UPDATED_AT: ({ updatedAt }) => updatedAt,
      TITLE: ({ title }) => title
    })
    let seed = 7
    const random = (limit: number) => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed % limit
    }
    const plain = new Map<number, Thing>()
    for (let step = 0; step < 3000; step++) {
      const number = random(200)
      const known = plain.get(number)
      const changes = { updatedAt: random(20), title: `t${random(30)}` }
      if (!known) {
        const thing = { number, ...changes }
        plain.set(number, thing)
        shelf.add(thing)
      } else if (random(4) === 0) {
        plain.delete(number)
        shelf.remove(known)
        shelf.change(known, () => t.fail('a removed item was changed'))
      } else shelf.change(known, (thing) => Object.assign(thing, changes))
    }
    t.ok(plain.size > 50)
    t.equal(shelf.size, plain.size)
    for (const key of ['ID', 'UPDATED_AT', 'TITLE']) {
      const list = shelf.sorted(key)
      if (!list) throw new Error(`Expected an order ${key}`)
      const listed = Array.from({ length: list.length }, (_, index) => list.at(index))
      const sorted = [...plain.values()].sort((one, other) => {
        const [a, b] = [list.valueOf(one), list.valueOf(other)]
        return a === b ? one.number - other.number : a < b ? -1 : 1
      })
      t.same(listed, sorted, key)
      for (const thing of sorted)
        t.equal(list.at(list.from(list.valueOf(thing), thing.number)), thing)
    }
    t.equal(shelf.sorted('VENDOR'), undefined)
  }
)
