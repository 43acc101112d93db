import { existsSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { findShop, listAllShops } from '../../modules/auth/queries.ts'
import { toText } from '../core/clock.ts'
import { UsageError } from '../core/command-errors.ts'
import type { Config } from '../core/config/config.ts'
import type { Db } from '../core/database/db.ts'
import { isOfShop, listTablesOfShops } from '../core/database/erase-rows.ts'
import { inSnapshot } from '../core/database/transaction.ts'
import { moveIntoFree, temporaryBeside } from '../core/disk/atomic-file.ts'
import { makeFolder, syncFolder } from '../core/disk/durable-file.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { openFiles } from '../core/files/files.ts'
import { batchesOf } from '../core/move/copy-rows.ts'
import { fillingOf } from '../core/move/sides.ts'
import { systemClock } from '../core/system-clock.ts'
import { PLATFORMS } from '../platforms/platforms.ts'
import { getNamedShop } from './named-shop.ts'
import { openKnownDb } from './open-known-db.ts'
import { JSON_OPTION, parseWords } from './parse-words.ts'
import { counted, print } from './print.ts'

/** The tables that are left out: what opens a shop, and answers that are kept for a day (specification §4.6). */
const LEFT_OUT = [
  'access_token',
  'session',
  'idempotency_key',
  ...PLATFORMS.flatMap(({ secretTables }) => secretTables)
]

const ROWS_AT_ONCE = 500

type Shop = { id: number; domain: string }

/**
 * Writes the data of one shop or of all shops into a file of JSON lines (`npx page-speed-boost export <file>`), all of
 * one moment, also while the server runs. Specification §19.9 describes the lines. With `--originals` the originals
 * that are still kept are copied, each checked against its hash.
 * @returns EXIT.foundWrong if an original is damaged
 */
export async function exportData(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, {
    ...JSON_OPTION,
    shop: { type: 'string' },
    originals: { type: 'string' }
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0)
    throw new UsageError('name one file: npx page-speed-boost export <file> [--shop <shop>]')
  const file = resolve(name)
  if (!existsSync(dirname(file))) throw new UsageError(`there is no folder ${dirname(file)}`)
  if (existsSync(file)) throw new UsageError(`${file} exists; name a file that does not`)
  const db = await openKnownDb(config)
  try {
    const shops =
      values.shop === undefined ? await listAllShops(db) : [await getNamedShop(db, values.shop)]
    const copied = { originals: 0, damaged: [] as string[] }
    const rows = await writeLines(db, file, shops, async () => {
      if (values.originals === undefined) return
      for (const shop of shops) await copyOriginals(config, shop, resolve(values.originals), copied)
    })
    print(
      values.json === true,
      { file, shops: shops.length, rows, ...copied },
      ...copied.damaged.map((damaged) => `damaged, and not copied: ${damaged}`),
      `${counted(rows, 'row')} of ${counted(shops.length, 'shop')} and ${counted(copied.originals, 'original')} were written`
    )
    return copied.damaged.length === 0 ? EXIT.done : EXIT.foundWrong
  } finally {
    await db.destroy()
  }
}

/**
 * Writes the file completely or not at all: it gets its name once the originals are copied too, so that a command that
 * was killed can be typed again. Returns the number of rows.
 */
async function writeLines(
  db: Db,
  file: string,
  shops: Shop[],
  copyAll: () => Promise<void>
): Promise<number> {
  const temporary = temporaryBeside(file)
  const handle = await open(temporary, 'wx', 0o600)
  try {
    const write = async (...lines: object[]) => {
      await handle.writeFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    }
    await write({ format: 'page-speed-boost', version: 1, createdAt: toText(systemClock.now()) })
    const rows = await inSnapshot(db, async (snapshot) => {
      let count = 0
      for (const { id } of shops)
        for await (const lines of linesOf(snapshot, id)) {
          await write(...lines)
          count += lines.length
        }
      return count
    })
    await write({ rows })
    await handle.sync()
    await copyAll()
    await moveIntoFree(temporary, file)
    return rows
  } finally {
    await handle.close()
    await rm(temporary, { force: true })
  }
}

/** Returns the lines of a shop: its own row, then those of the tables by name. */
async function* linesOf(db: Db, shopId: number) {
  const shop = await findShop(db, shopId)
  yield [{ table: 'shop', row: shop }]
  const known = await (await fillingOf(db)).listTables(db)
  for (const ofShops of await listTablesOfShops(db)) {
    const table = known.find(({ name }) => name === ofShops.name)
    if (!table || LEFT_OUT.includes(table.name)) continue
    const only = isOfShop(ofShops, shopId)
    for await (const rows of batchesOf(db, table, ROWS_AT_ONCE, undefined, only))
      yield rows.map((row) => ({ table: table.name, row }))
  }
}

/** Copies the originals of a shop into `<folder>/<number of the shop>/<SHA-256>`. */
async function copyOriginals(
  config: Config,
  shop: Shop,
  folder: string,
  copied: { originals: number; damaged: string[] }
): Promise<void> {
  const files = await openFiles(join(config.dataDir, 'storage'), systemClock, config)
  const place = join(folder, String(shop.id))
  await makeFolder(place, 0o700)
  for (const { hash, hasFile } of await files.list(shop.id)) {
    // The retention of an original may end meanwhile.
    if (!hasFile) continue
    if (!(await files.isWhole(shop.id, hash))) copied.damaged.push(files.nameOf(shop.id, hash))
    else {
      await putOriginal(join(place, hash), await files.read(shop.id, hash))
      copied.originals++
    }
  }
  await syncFolder(place)
}

/** Writes an original that is whole or missing, however the command ends. The folder has to be synced. */
async function putOriginal(path: string, content: Uint8Array): Promise<void> {
  const temporary = temporaryBeside(path)
  try {
    await writeFile(temporary, content, { mode: 0o600, flag: 'wx', flush: true })
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}
