import type { ShopInfo, StoreItem, StoreKind, StorePlatform } from '../../../store-platform.ts'
import type { StoreView } from '../store-view.ts'

/** An item with the additional fields that the storefront shows. */
export type LocalItem = StoreItem & {
  /** Identifies the item in addresses: the name of its folder in a catalogue, otherwise the item's id. */
  handle: string
  blogHandle: string
  text: string
  /** For a collection, the handles of its products in its order. */
  productHandles: string[]
}

export type LocalStore = Omit<StorePlatform, 'shopInfo' | 'listItems' | 'setEmbed'> & {
  setEmbed(isOn: boolean): Promise<void>
  shopInfo(): Promise<ShopInfo & { currency: string }>
  listItems(kind: StoreKind): AsyncIterable<LocalItem[]>
  /** The part of the store that the storefront reads. */
  view: StoreView
}
