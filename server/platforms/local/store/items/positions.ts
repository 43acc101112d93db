import { sortedByStem } from '../../../../core/pictures/picture-names.ts'
import type { FoundPicture, ItemContent } from '../json/item-content.ts'

export type PlacedPicture = FoundPicture & { alt: string; variant: string }

/**
 * Returns the pictures of an item in order of position: first those that the item's JSON lists, in that order, then
 * all others. `nameOf` returns the file name that counts for sorting the others.
 */
export async function inPosition(
  { json, pictures }: ItemContent,
  nameOf: (path: string) => string
): Promise<PlacedPicture[]> {
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]))
  const left = new Map<string, FoundPicture>()
  for (const path of await sortedByStem([...byPath.keys()], nameOf)) {
    const picture = byPath.get(path)
    if (picture) left.set(picture.file, picture)
  }
  // Disks and editors encode accents in different ways. If no file has exactly the listed name, the normalised names
  // are compared.
  const normal = new Map([...left.keys()].map((file) => [file.normalize(), file]))
  const listed = json.images.flatMap(({ file, alt, variant }) => {
    const name = left.has(file) ? file : (normal.get(file.normalize()) ?? '')
    const picture = left.get(name)
    left.delete(name)
    return picture ? [{ ...picture, alt: alt ?? picture.altText, variant }] : []
  })
  const others = [...left.values()].map((picture) => ({
    ...picture,
    alt: picture.altText,
    variant: ''
  }))
  return [...listed, ...others]
}
