import { sql } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import { dialectOf } from '../../server/core/database/dialect.ts'

/** Lets rows of this database refer to rows that do not exist, so that a test writes only the rows it is about. */
export async function withoutReferences(db: Db): Promise<void> {
  if (dialectOf(db).name === 'sqlite') await sql`pragma foreign_keys = off`.execute(db)
  else
    await sql
      .raw(`do $$ declare key record; begin
        for key in select conrelid::regclass as of, conname from pg_constraint where contype = 'f'
        loop execute format('alter table %s drop constraint %I', key.of, key.conname); end loop;
      end $$`)
      .execute(db)
}
