/**
 * Holds a shop's objects by number, and in every order in which they can be listed. Reading one page then copies no
 * list.
 */

export type Numbered = { number: number }

export type SortValue = number | string

/** A list sorted by a value, then by number. */
export type SortedList<Item> = {
  readonly length: number
  at(index: number): Item
  valueOf(item: Item): SortValue
  /** Returns the index of the first item after this position. */
  after(value: SortValue, number: number): number
  /** Returns the index of the first item at or after this position. */
  from(value: SortValue, number: number): number
}

export type Shelf<Item extends Numbered> = {
  readonly size: number
  get(number: number): Item | undefined
  add(item: Item): void
  remove(item: Item): void
  /** Edits an item; any edit of a value that a list is sorted by must go through here. */
  change(item: Item, edit: (item: Item) => void): void
  /** Returns the list in this order; undefined if the shelf does not keep the order. */
  sorted(key: string): SortedList<Item> | undefined
  values(): IterableIterator<Item>
}

export function openShelf<Item extends Numbered>(
  orders: Record<string, (item: Item) => SortValue>
): Shelf<Item> {
  const byNumber = new Map<number, Item>()
  const lists = new Map(Object.entries(orders).map(([key, valueOf]) => [key, openList(valueOf)]))
  const add = (item: Item) => {
    byNumber.set(item.number, item)
    for (const list of lists.values()) list.add(item)
  }
  const remove = (item: Item) => {
    if (!byNumber.delete(item.number)) return
    for (const list of lists.values()) list.removeAt(list.placeOf(item).index)
  }
  return {
    get size() {
      return byNumber.size
    },
    get: (number) => byNumber.get(number),
    add,
    remove,
    change: (item, edit) => {
      if (!byNumber.has(item.number)) return
      const places = [...lists.values()].map((list) => ({ list, ...list.placeOf(item) }))
      edit(item)
      // Most edits move an item in only one of the lists, and re-inserting it into a list of 50,000 is expensive.
      for (const { list, index, value } of places)
        if (list.valueOf(item) !== value) {
          list.removeAt(index)
          list.add(item)
        }
    },
    sorted: (key) => lists.get(key),
    values: () => byNumber.values()
  }
}

type ChangingList<Item> = SortedList<Item> & {
  add(item: Item): void
  placeOf(item: Item): { index: number; value: SortValue }
  removeAt(index: number): void
}

function openList<Item extends Numbered>(valueOf: (item: Item) => SortValue): ChangingList<Item> {
  const items: Item[] = []

  /** Counts the items before the first one for which `isBeyond` holds. */
  const search = (isBeyond: (item: Item) => boolean) => {
    let low = 0
    let high = items.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBeyond(items[middle] as Item)) high = middle
      else low = middle + 1
    }
    return low
  }
  const compare = (item: Item, value: SortValue, number: number) => {
    const own = valueOf(item)
    if (own === value) return item.number - number
    return own < value ? -1 : 1
  }
  const from = (value: SortValue, number: number) =>
    search((item) => compare(item, value, number) >= 0)
  const after = (value: SortValue, number: number) =>
    search((item) => compare(item, value, number) > 0)
  return {
    get length() {
      return items.length
    },
    at: (index) => items[index] as Item,
    valueOf,
    from,
    after,
    add: (item) => void items.splice(after(valueOf(item), item.number), 0, item),
    placeOf: (item) => {
      const value = valueOf(item)
      return { index: from(value, item.number), value }
    },
    removeAt: (index) => void items.splice(index, 1)
  }
}
