import { randomUUID } from 'node:crypto'
import type { ShopWorld } from '../world.ts'
import type { MediaImage, ShopFile } from './entities.ts'
import { extensionOf } from './stored-picture.ts'

/**
 * Returns the path inside the shop's folder on the CDN. Pictures of old products are in `products/` (docs/shopify.md
 * §9).
 */
export const pathOf = ({ folder, fileName }: MediaImage): string => `${folder}/${fileName}`

/** Returns the wanted name, with `_<uuid>` before the extension if it is taken (recorded). */
export const freeName = ({ content }: ShopWorld, wanted: string): string =>
  content.fileNames.has(wanted) ? withUuid(wanted) : wanted

export function withUuid(fileName: string): string {
  const extension = extensionOf(fileName)
  const stem = extension ? fileName.slice(0, -extension.length - 1) : fileName
  return `${stem}_${randomUUID()}${extension ? `.${extension}` : ''}`
}

export function setName({ content, world }: ShopWorld, file: ShopFile, fileName: string): void {
  if (content.fileNames.get(file.fileName) === file) content.fileNames.delete(file.fileName)
  if (file.__typename === 'MediaImage' && world.switches.oldPathAfterRename === 'gone')
    content.served.delete(pathOf(file))
  content.files.change(file, (changed) => {
    changed.fileName = fileName
  })
  content.fileNames.set(fileName, file)
  if (file.__typename === 'MediaImage') content.served.set(pathOf(file), file)
}
