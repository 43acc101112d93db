import type { Selectable } from 'kysely'
import type { Shop } from '../../auth/tables.ts'
import type { StoreImageTable, StoreItemTable } from '../tables.ts'
import type { ImageResult } from './sql/results.ts'

/**
 * A use of an original: the image it was taken from and what we made of it, as the rows of the database said
 * at the time. Their ids count only in a database that still has them.
 */
export type ImageUse = {
  shop: Shop
  item: Selectable<StoreItemTable>
  image: Selectable<StoreImageTable>
  /** The history row; its `version` is unknown, because the use is written before the store changes. */
  result: ImageResult
  /** SHA-256 of every result that we may have written to the store for this image, the newest last. */
  results: string[]
}

/** Tells whether a file has what an ImageUse needs. We wrote it, but somebody may have changed it since. */
export function isImageUse(facts: object | undefined): facts is ImageUse {
  if (!facts) return false
  const { shop, item, image, result, results } = facts as Partial<ImageUse>
  const isNamed = typeof image?.platform_id === 'string' && typeof item?.platform_id === 'string'
  return isNamed && typeof shop?.id === 'number' && Boolean(result) && Array.isArray(results)
}
