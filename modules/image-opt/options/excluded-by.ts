import { type RawBuilder, sql } from 'kysely'
import type { Exclusions } from './schema.ts'

/** Why an image is left alone; null: it is not. The words are `exclusions.reasons` in locales. */
export type ExcludedBy = 'item' | 'image' | 'name' | 'size' | null

/** A name or a size counts as it was before we changed it: a PNG that became a small JPG is still one. */
const asItWas = (before: string, now: string) =>
  sql`case when image_result.version = store_image.version
    then image_result.${sql.ref(before)} else store_image.${sql.ref(now)} end`

/** For queries on store_image with store_item and image_result beside it. */
export function excludedBy(exclusions: Exclusions | undefined): RawBuilder<ExcludedBy> {
  const { file_names = [], below_bytes = 0 } = exclusions ?? {}
  const name = asItWas('original_file_name', 'file_name')
  const matches = file_names.map((pattern) => sql`${name} like ${likeOf(pattern)} escape '\\'`)
  const isNamed = matches.length > 0 ? sql.join(matches, sql` or `) : sql`0`
  return sql<ExcludedBy>`case
    when store_item.excluded_at is not null then 'item'
    when store_image.excluded_at is not null then 'image'
    when ${isNamed} then 'name'
    when ${asItWas('original_bytes', 'size_bytes')} < ${below_bytes} then 'size' end`
}

/** `*` stands for any letters, everything else for itself; ASCII letters in either case. */
const likeOf = (pattern: string): string => pattern.replace(/[\\%_]/g, '\\$&').replaceAll('*', '%')
