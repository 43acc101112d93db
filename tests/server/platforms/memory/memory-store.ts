import { sha256 } from '../../../../server/core/files/hash.ts'
import {
  StoreError,
  type StoreImage,
  type StoreItem,
  type StoreKind,
  type StorePlatform
} from '../../../../server/platforms/store-platform.ts'

type Picture = { id: string; fileName: string; bytes: Buffer; alt: string }
type Item = { kind: StoreKind; id: string; title: string; pictures: Picture[] }

/** What the platform has of one shop. Tests change it as the merchant would. */
export class MemoryWorld {
  readonly domain: string
  readonly items: Item[] = []
  isInstalled = true
  #lastId = 0

  constructor(domain: string) {
    this.domain = domain
  }

  addItem(kind: StoreKind, title: string): Item {
    const item = { kind, id: String(++this.#lastId), title, pictures: [] }
    this.items.push(item)
    return item
  }

  addPicture(item: Item, fileName: string, bytes: Uint8Array): void {
    item.pictures.push({ id: String(++this.#lastId), fileName, bytes: Buffer.from(bytes), alt: '' })
  }

  find(pictureId: string): { item: Item; picture: Picture } {
    for (const item of this.items)
      for (const picture of item.pictures) if (picture.id === pictureId) return { item, picture }
    throw new StoreError('gone', `there is no picture ${pictureId}`)
  }
}

const view = ({ id, fileName, bytes, alt }: Picture): StoreImage => ({
  id,
  fileName,
  alt,
  variant: '',
  sizeBytes: bytes.length,
  version: sha256(bytes),
  url: `https://pictures.example/${id}/${sha256(bytes)}/${fileName}`
})

const viewItem = ({ kind, id, title, pictures }: Item): StoreItem => ({
  kind,
  id,
  title,
  blog: kind === 'article' ? { id: '1', title: 'News' } : null,
  vendor: '',
  productType: '',
  price: '',
  variants: [],
  isPublished: true,
  images: pictures.map(view)
})

/** Returns the name, with a number if another picture of the item has it. */
function freeName({ pictures }: Item, own: Picture, fileName: string): string {
  const taken = pictures.filter((other) => other !== own).map((other) => other.fileName)
  const [, stem = '', extension = ''] = /^(.*)(\.\w+)$/.exec(fileName) ?? []
  let name = fileName
  for (let number = 1; taken.includes(name); number++) name = `${stem}-${number}${extension}`
  return name
}

type Hooks = { listeners: Set<() => void>; onRemoved(): Promise<void> }

export const createMemoryStore = (
  world: MemoryWorld,
  { listeners, onRemoved }: Hooks
): StorePlatform => ({
  async shopInfo() {
    if (!world.isInstalled) {
      await onRemoved()
      throw new StoreError('unreachable', 'the app is not installed')
    }
    return { domain: world.domain, name: 'Memory Lane', email: 'owner@example.com', planLevel: 0 }
  },
  shopUrl: async () => `https://${world.domain}`,
  embedState: async () => ({ isOn: null, editorUrl: `https://${world.domain}/editor` }),
  async *listItems(kind) {
    yield world.items.filter((item) => item.kind === kind).map(viewItem)
  },
  getImage: async (imageId) => view(world.find(imageId).picture),
  async readImage(imageId, maxBytes) {
    const { bytes } = world.find(imageId).picture
    if (bytes.length > maxBytes) throw new StoreError('too-large', `${bytes.length} bytes`)
    return bytes
  },
  async replaceImage(imageId, { bytes, fileName, expectedHash }) {
    const { item, picture } = world.find(imageId)
    if (![expectedHash, sha256(bytes)].includes(sha256(picture.bytes)))
      throw new StoreError('changed', 'somebody put another picture there')
    picture.bytes = Buffer.from(bytes)
    picture.fileName = freeName(item, picture, fileName)
    return view(picture)
  },
  async setAlt(imageId, { alt, expectedAlt }) {
    const { picture } = world.find(imageId)
    if (![alt, expectedAlt].includes(picture.alt))
      throw new StoreError('changed', 'somebody gave it another text')
    picture.alt = alt
    return view(picture)
  },
  async watch(onChange) {
    listeners.add(onChange)
    return { close: async () => void listeners.delete(onChange) }
  }
})
