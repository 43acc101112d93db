import type { Db } from '../../../../server/core/database/db.ts'
import { getShopName } from '../../../auth/queries.ts'
import type { StoreKind } from '../../contract.ts'
import { numbered, stemFor, withExtension } from './file-names.ts'
import { renderAlt } from './render-template.ts'
import { findExample } from './sql.ts'
import { templateDataOf } from './template-data.ts'
import { cleanTemplate, unknownFieldOf } from './templates.ts'

export type Preview = {
  /**
   * The alt text or file name that the image would get; '' if the template produces nothing, in which case the image
   * keeps the one it has.
   */
  text: string
  /** The title of the example item; '' in a shop without an item of this kind. */
  title: string
  thumbnailOf: { imageId: number; version: string } | null
  /** A field in the template that this kind of item does not have; '' for none. */
  unknownField: string
}

/** Renders a template for a real item of the shop. Nothing is stored. */
export async function previewTemplate(
  db: Db,
  shopId: number,
  { kind, rule, what }: { kind: StoreKind; rule: string; what: 'alt_text' | 'file_name' }
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

/** Guesses the type from the name, since a preview reads no picture; in a run the content decides. */
function typeByName(fileName: string) {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return extension === 'png' || extension === 'gif' || extension === 'webp' ? extension : 'jpeg'
}
