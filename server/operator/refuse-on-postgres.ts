import { ConfigError } from '../core/config/config.ts'

/**
 * Refuses a command whose file holds the database of DATA_DIR.
 * @throws ConfigError when the database is that of DATABASE_URL
 */
export function refuseOnPostgres(databaseUrl: string | null): void {
  if (databaseUrl !== null)
    throw new ConfigError(
      'backups in one file are for the database in DATA_DIR; with DATABASE_URL, copy the database with pg_dump and pg_restore, and the folder storage after the dump (docs/operating.md)'
    )
}
