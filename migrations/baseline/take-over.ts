import { type Kysely, sql } from 'kysely'

/**
 * Brings a database that earlier migrations made (server/core/database/earlier-schema.ts) to the tables of the baseline, and
 * forgets their records. Its triggers are gone then.
 */
export async function takeOver(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await (isPostgres ? inPostgres(db) : inSqlite(db))
  await sql`delete from kysely_migration`.execute(db)
}

async function inSqlite(db: Kysely<unknown>): Promise<void> {
  const { rows: triggers } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'trigger'`.execute(db)
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(db)
  const { rows: columns } = await sql`
    select 1 from pragma_table_info('local_file') where name = 'first_mentions'`.execute(db)
  if (columns.length === 0)
    await sql`alter table local_file add column first_mentions text`.execute(db)
  await sql`create table if not exists clock_check (id integer not null primary key, seen_at text,
    ran_ms real not null, is_confirmed integer not null, jumps text not null)`.execute(db)
  await beginClock(db)
}

async function inPostgres(db: Kysely<unknown>): Promise<void> {
  const { rows: functions } = await sql<{ signature: string }>`
    select p.oid::regprocedure::text as signature from pg_proc p
    where pronamespace = 'public'::regnamespace and proname not in ('instr', 'text_of_time')
      and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')`.execute(db)
  for (const { signature } of functions)
    await sql`drop routine if exists ${sql.raw(signature)} cascade`.execute(db)
  await sql`alter table local_file add column if not exists first_mentions text collate "C"`.execute(
    db
  )
  await sql`create table if not exists clock_check (id bigint not null primary key, seen_at text collate "C",
    ran_ms double precision not null, is_confirmed bigint not null, jumps text collate "C" not null)`.execute(
    db
  )
  await sql`alter table clock_check alter id type bigint, alter is_confirmed type bigint`.execute(
    db
  )
  await sql`alter table request_count alter count type bigint`.execute(db)
  await sql`alter table shopify_rate_limit alter shop_id type bigint`.execute(db)
  await beginClock(db)
}

/** What is known of the clock begins with the newest row of the history: one that is far ahead of that has jumped. */
async function beginClock(db: Kysely<unknown>): Promise<void> {
  await sql`insert into clock_check (id, seen_at, ran_ms, is_confirmed, jumps)
    select 1, max(optimised_at), 0, 0, '[]' from image_result
    having count(*) > 0 and not exists (select 1 from clock_check)`.execute(db)
}
