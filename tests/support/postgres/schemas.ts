import { sql } from 'kysely'
import type { Db } from '../../../server/core/database/db.ts'

/** A column, as both databases can describe it. `type` is that of SQLite. */
type Column = { type: string; isRequired: boolean; default: string | null }
export type Schema = {
  columns: Record<string, Column>
  /** Primary keys and unique constraints: the table with its columns. */
  keys: string[]
  /** The table with its column, and the table and column that it refers to. */
  references: string[]
  /** Each index with its table, columns and condition. */
  indexes: Record<string, string>
  triggers: string[]
}

export async function schemaOfSqlite(db: Db): Promise<Schema> {
  const { rows: columns } = await sql<{
    name: string
    type: string
    is_required: number
    fallback: string | null
  }>`select t.name || '.' || c.name as name, lower(c.type) as type, c."notnull" or c.pk > 0 as is_required,
      c.dflt_value as fallback
    from sqlite_master t join pragma_table_info(t.name) c where ${isOurs}`.execute(db)
  const { rows: keys } = await sql<{ name: string }>`
    select t.name || '(' || group_concat(c.name order by i.name, c.seqno) || ')' as name
    from sqlite_master t join pragma_index_list(t.name) i join pragma_index_info(i.name) c
    where ${isOurs} and i.origin in ('pk', 'u') group by t.name, i.name
    union select t.name || '(' || c.name || ')' from sqlite_master t join pragma_table_info(t.name) c
    where ${isOurs} and lower(c.type) = 'integer' and c.pk = 1
      and (select count(*) from pragma_table_info(t.name) where pk > 0) = 1`.execute(db)
  const { rows: references } = await sql<{ name: string }>`
    select t.name || '.' || f."from" || ' ' || f."table" || '.' || f."to" || ' ' || lower(f.on_delete) as name
    from sqlite_master t join pragma_foreign_key_list(t.name) f where ${isOurs}`.execute(db)
  const { rows: indexes } = await sql<{ name: string; text: string }>`
    select name, sql as text from sqlite_master where type = 'index' and sql is not null`.execute(
    db
  )
  const { rows: triggers } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'trigger'`.execute(db)
  return toSchema(columns, keys, references, indexes, triggers)
}

const isOurs = sql`t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'
  and t.name not like 'item\\_search%' escape '\\' and t.name != 'kysely_migration'`

const TYPES: Record<string, string> = {
  bigint: 'integer',
  'double precision': 'real',
  bytea: 'blob',
  json: 'text'
}

export async function schemaOfPostgres(db: Db): Promise<Schema> {
  const { rows: columns } = await sql<{
    name: string
    type: string
    is_required: number
    fallback: string | null
  }>`select table_name || '.' || column_name as name, data_type as type, is_nullable = 'NO' as is_required,
      column_default as fallback
    from information_schema.columns where table_schema = 'public' and table_name <> 'kysely_migration'`.execute(
    db
  )
  const { rows: keys } = await sql<{ name: string }>`
    select conrelid::regclass || '(' || (select string_agg(attname, ',' order by place)
      from unnest(conkey) with ordinality as key(number, place)
      join pg_attribute on attrelid = conrelid and attnum = key.number) || ')' as name
    from pg_constraint where contype in ('p', 'u') and connamespace = 'public'::regnamespace
      and conrelid <> 'kysely_migration'::regclass`.execute(db)
  const { rows: references } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || a.attname || ' ' || confrelid::regclass || '.' || b.attname || ' '
      || case confdeltype when 'c' then 'cascade' else 'no action' end as name
    from pg_constraint
      join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
      join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1]
    where contype = 'f'`.execute(db)
  const { rows: indexes } = await sql<{ name: string; text: string }>`
    select indexname as name, indexdef as text from pg_indexes where schemaname = 'public'
      and not exists (select 1 from pg_constraint where conname = indexname)`.execute(db)
  const { rows: triggers } = await sql<{ name: string }>`
    select tgname as name from pg_trigger where not tgisinternal`.execute(db)
  return toSchema(
    columns.map((column) => ({ ...column, type: TYPES[column.type] ?? column.type })),
    keys,
    references,
    indexes,
    triggers
  )
}

function toSchema(
  columns: { name: string; type: string; is_required: number; fallback: string | null }[],
  keys: { name: string }[],
  references: { name: string }[],
  indexes: { name: string; text: string }[],
  triggers: { name: string }[]
): Schema {
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name).sort()
  return {
    columns: Object.fromEntries(
      columns.map(({ name, type, is_required, fallback }): [string, Column] => [
        name,
        { type, isRequired: is_required === 1, default: fallback?.replace(/::\w+$/, '') ?? null }
      ])
    ),
    keys: names(keys),
    references: names(references),
    indexes: Object.fromEntries(
      indexes.map(({ name, text }): [string, string] => [name, plain(text)])
    ),
    triggers: names(triggers)
  }
}

/** Leaves out of the text of an index what the databases word differently. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('"', '')
    .replace('public.', '')
    .replace(' using btree', '')
    .replace(/(\w+) collate nocase/g, 'lower($1)')
    .replace(/::\w+(\[\])?/g, '')
    .replace(/= any \(array\[(.*?)\]\)/g, 'in ($1)')
    .replaceAll('<>', '!=')
    .replace(/[\s()]+/g, ' ')
    .trim()
