import type { ItemKind, ShopInfo, StoreItem, StorePlatform } from '../../../store-platform.ts'
import type { StoreView } from '../store-view.ts'

/** What the storefront shows beyond what the product asks of a store. */
export type LocalItem = StoreItem & {
  /** Names the item in addresses: its folder, or the id of a picture that is its own item. */
  handle: string
  blogHandle: string
  text: string
  /** Of a collection: the handles of its products, in its order. */
  productHandles: string[]
}

export type LocalStore = Omit<StorePlatform, 'shopInfo' | 'listItems' | 'setEmbed'> & {
  setEmbed(isOn: boolean): Promise<void>
  shopInfo(): Promise<ShopInfo & { currency: string }>
  listItems(kind: ItemKind): AsyncIterable<LocalItem[]>
  /** For the storefront. */
  view: StoreView
}
