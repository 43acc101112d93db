import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { DATABASE } from '../core/backup/contents.ts'
import { readBackup } from '../core/backup/read-backup.ts'
import { type Config, ConfigError } from '../core/config/config.ts'
import { findFault } from '../core/database/lost-database.ts'
import { temporaryBeside } from '../core/disk/atomic-file.ts'
import { moveDurably } from '../core/disk/durable-file.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { namedFile } from './named-file.ts'
import { print } from './print.ts'
import { refuseOnPostgres } from './refuse-on-postgres.ts'

/**
 * Restores a backup into DATA_DIR (`npx page-speed-boost restore <file>`). The database is put in its place last, so a
 * restore that is killed can be repeated, and no server starts with only part of the files.
 * @throws ConfigError when DATA_DIR already has a database, unless that knows no shop
 * @throws DamageError when the backup is damaged
 */
export async function restore({ dataDir, databaseUrl }: Config, args: string[]): Promise<number> {
  refuseOnPostgres(databaseUrl)
  const { file, isJson } = namedFile('restore', args)
  if (!findFault(dataDir))
    throw new ConfigError(`DATA_DIR ${dataDir} has a database; name an empty folder`)
  const database = temporaryBeside(join(dataDir, DATABASE))
  try {
    const { files, createdAt } = await readBackup(file, (name) =>
      name === DATABASE ? database : join(dataDir, name)
    )
    noteInJournal(database, createdAt)
    for (const ending of ['', '-wal', '-shm'])
      await rm(join(dataDir, DATABASE + ending), { force: true })
    await moveDurably(database, join(dataDir, DATABASE))
    print(
      isJson,
      { dataDir, files, createdAt },
      `${files} files of ${createdAt} were restored to ${dataDir}`
    )
    return EXIT.done
  } finally {
    await rm(database, { force: true })
  }
}

/**
 * Adds a line to the journal of every shop which says that the lines after the backup are lost. An older database has
 * no journal, and then nothing is added.
 */
function noteInJournal(path: string, createdAt: string): void {
  const database = new Sqlite(path)
  try {
    const [table] = database
      .prepare("select 1 from sqlite_master where name = 'journal_line'")
      .all()
    if (table)
      database
        .prepare(
          `insert into journal_line (shop_id, what, who, facts)
            select id, 'backup-restored', 'operator', json_object('createdAt', ?) from shop`
        )
        .run(createdAt)
  } finally {
    database.close()
  }
}
