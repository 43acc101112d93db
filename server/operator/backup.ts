import { writeBackup } from '../core/backup/write-backup.ts'
import type { Config } from '../core/config/config.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { namedFile } from './named-file.ts'
import { print } from './print.ts'
import { refuseOnPostgres } from './refuse-on-postgres.ts'

/** Writes a backup of DATA_DIR into one file (`npx page-speed-boost backup <file>`), also while the server runs. */
export async function backup({ dataDir, databaseUrl }: Config, args: string[]): Promise<number> {
  refuseOnPostgres(databaseUrl)
  const { file, isJson } = namedFile('backup', args)
  const { files, bytes, createdAt } = await writeBackup(dataDir, file)
  print(
    isJson,
    { file, files, bytes, createdAt },
    `${files} files, ${bytes} bytes, were written to ${file}`
  )
  return EXIT.done
}
