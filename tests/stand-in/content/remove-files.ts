import type { ShopWorld } from '../world.ts'
import type { ShopFile } from './entities.ts'
import { pathOf } from './file-names.ts'
import { detach } from './product-media.ts'

/** Deletes a file permanently and removes it from every product and variant (recorded). */
export function removeFile(shop: ShopWorld, file: ShopFile): void {
  const { files, fileNames, served } = shop.content
  if (file.__typename !== 'GenericFile')
    for (const product of file.products) detach(shop, product, file)
  files.remove(file)
  if (fileNames.get(file.fileName) === file) fileNames.delete(file.fileName)
  if (file.__typename === 'MediaImage') served.delete(pathOf(file))
}
