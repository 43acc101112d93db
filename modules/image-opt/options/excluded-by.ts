import { type RawBuilder, sql } from 'kysely'
import type { Exclusions } from './schema.ts'

/** Why an image is excluded, or null if it is not. The messages are `exclusions.reasons` in locales. */
export type ExcludedBy = 'item' | 'image' | 'name' | 'size' | null

/**
 * Returns an expression for the name or the size that the image had before we changed it: a large PNG that became a
 * small JPG still counts as a large PNG.
 */
const asItWas = (before: string, now: string) =>
  sql`case when image_result.version = store_image.version
    then image_result.${sql.ref(before)} else store_image.${sql.ref(now)} end`

/**
 * Returns the SQL expression that tells why an image is excluded. It can be used in queries on store_image that join
 * store_item and image_result.
 */
export function excludedBy(exclusions: Exclusions | undefined): RawBuilder<ExcludedBy> {
  const { file_names = [], below_bytes = 0 } = exclusions ?? {}
  const name = asItWas('original_file_name', 'file_name')
  const matches = file_names.map(
    (pattern) => sql`lower(${name}) like ${likeOf(pattern)} escape '\\'`
  )
  const isNamed = matches.length > 0 ? sql.join(matches, sql` or `) : sql`false`
  return sql<ExcludedBy>`case
    when store_item.excluded_at is not null then 'item'
    when store_image.excluded_at is not null then 'image'
    when ${isNamed} then 'name'
    when ${asItWas('original_bytes', 'size_bytes')} < ${below_bytes} then 'size' end`
}

/**
 * Converts a pattern for LIKE: `*` matches any characters, every other character matches itself, and ASCII letters
 * match in either case.
 */
const likeOf = (pattern: string): string =>
  pattern
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '%')
