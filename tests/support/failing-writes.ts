import { sql } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import { dialectOf } from '../../server/core/database/dialect.ts'

/**
 * Makes each change of a row of the table fail with this message.
 * @returns a function that ends it
 */
export async function failOn(
  db: Db,
  change: 'update' | 'delete',
  table: string,
  message: string
): Promise<() => Promise<void>> {
  const trigger = `create trigger fails before ${change} on ${table}`
  const [make, drop] =
    dialectOf(db).name === 'sqlite'
      ? [`${trigger} begin select raise(abort, '${message}'); end`, 'drop trigger fails']
      : [
          `create function fails() returns trigger language plpgsql as
            $$ begin raise exception '${message}'; end $$;
          ${trigger} for each row execute function fails()`,
          'drop function fails cascade'
        ]
  await sql.raw(make).execute(db)
  return async () => void (await sql.raw(drop).execute(db))
}
