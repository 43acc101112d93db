import { randomUUID } from 'node:crypto'
import type { ShopWorld } from '../world.ts'
import type { MediaImage, ShopFile } from './entities.ts'
import { extensionOf } from './stored-picture.ts'

/** Below the shop's folder of the CDN. Pictures of old products lie under `products/` (docs/shopify.md §9). */
export const pathOf = ({ folder, fileName }: MediaImage): string => `${folder}/${fileName}`

/** A name that is taken gets `_<uuid>` before its extension (recorded). */
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
