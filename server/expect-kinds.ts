import { join } from 'node:path'
import { DATABASE, SECRETS } from './core/backup/contents.ts'
import { expectKind } from './core/disk/expect-file.ts'

/** What a server opens in DATA_DIR by a fixed name. SQLite opens the files beside a database as well. */
const FILES = [
  ...SECRETS,
  ...['lock.db', DATABASE].flatMap((name) =>
    ['', '-wal', '-shm', '-journal'].map((ending) => name + ending)
  ),
  'storage/move.json',
  'storage/last-look.json'
]
const FOLDERS = ['storage', 'storage/originals', 'storage/thumbnails', 'storage/scratch']

/** @throws ConfigError when something in DATA_DIR is not of the kind that its name stands for */
export function expectKinds(dataDir: string): void {
  for (const name of FOLDERS) expectKind(join(dataDir, name), 'folder')
  for (const name of FILES) expectKind(join(dataDir, name), 'file')
}
