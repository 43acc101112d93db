import { readGlobalId } from '../admin/global-ids.ts'
import type { ShopWorld } from '../world.ts'
import type { MediaImage, Product, ShopFile } from './entities.ts'
import { setName } from './file-names.ts'
import { processReplacement, touchProducts } from './media-life.ts'
import { nextVersion, nowIn } from './moments.ts'
import { attach, detach } from './product-media.ts'
import { fetchSource } from './sources.ts'

export type FileUpdate = {
  id: string
  alt?: string | null
  filename?: string | null
  originalSource?: string | null
  previewImageSource?: string | null
  referencesToAdd?: string[] | null
  referencesToRemove?: string[] | null
}

/** Applies an update that was checked before. Everything takes effect at once, except new bytes. */
export function applyFileUpdate(shop: ShopWorld, file: ShopFile, update: FileUpdate): void {
  const { switches } = shop.world
  const isNewName = update.filename != null && update.filename !== file.fileName
  if (isNewName) setName(shop, file, update.filename as string)
  shop.content.files.change(file, (changed) => {
    changed.updatedAt = nowIn(shop)
    if (update.alt != null && (update.alt !== '' || switches.emptyAlt === 'clears'))
      changed.alt = update.alt
    // A new path comes with a new `?v=` (recorded).
    if (isNewName && changed.__typename === 'MediaImage')
      changed.version = nextVersion(shop, changed.version)
  })
  if (file.__typename !== 'MediaImage') return
  const touched = new Set(file.products)
  changeReferences(shop, file, update)
  if (update.originalSource != null)
    processReplacement(shop, file, fetchSource(shop, update.originalSource))
  const isOther = update.alt != null || isNewName || update.originalSource != null
  if (isOther && switches.ownWriteWebhook === 'sent') touchProducts(shop, touched)
}

function changeReferences(shop: ShopWorld, file: MediaImage, update: FileUpdate): void {
  for (const product of productsOf(shop, update.referencesToRemove)) detach(shop, product, file)
  for (const product of productsOf(shop, update.referencesToAdd)) attach(shop, product, file)
}

export const productsOf = (shop: ShopWorld, ids: string[] | null | undefined): Product[] =>
  (ids ?? []).flatMap((id) => shop.content.products.get(readGlobalId(id)?.number ?? -1) ?? [])
