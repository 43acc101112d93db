import type { Db } from '../../../../server/core/db.ts'
import type { ItemKind } from '../../../../server/platforms/store-platform.ts'
import { getShopName } from '../../../auth/queries.ts'
import { numbered, stemFor, withExtension } from './file-names.ts'
import { renderAlt } from './render-template.ts'
import { findExample } from './sql.ts'
import { templateDataOf } from './template-data.ts'
import { cleanTemplate, unknownFieldOf } from './templates.ts'

export type Preview = {
  /** What the image gets; '' where the template gives nothing, and the image keeps what it has. */
  text: string
  /** The item it is for; '' in a shop that has none of this kind. */
  title: string
  thumbnailOf: { imageId: number; version: string } | null
  /** A field that this kind of item does not have; '' for none. */
  unknownField: string
}

/** What a template makes of a real item of the shop, as it stands now: nothing of it is stored. */
export async function previewTemplate(
  db: Db,
  shopId: number,
  { kind, rule, what }: { kind: ItemKind; rule: string; what: 'alt_text' | 'file_name' }
): Promise<Preview> {
  const template = cleanTemplate(rule)
  const example = await findExample(db, shopId, kind)
  const unknownField = unknownFieldOf(template, kind) ?? ''
  if (!example) return { text: '', title: '', thumbnailOf: null, unknownField }
  const data = templateDataOf(example, await getShopName(db, shopId))
  const fileName = example.fileName
  const stem = template === '' ? '' : numbered(stemFor(template, data, fileName), 1)
  return {
    text:
      what === 'alt_text'
        ? renderAlt(template, data)
        : stem && withExtension(stem, typeByName(fileName)),
    title: example.title,
    thumbnailOf: { imageId: example.imageId, version: example.version },
    unknownField
  }
}

/** A preview reads no picture; after a run the content decides. */
function typeByName(fileName: string) {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return extension === 'png' || extension === 'gif' || extension === 'webp' ? extension : 'jpeg'
}
