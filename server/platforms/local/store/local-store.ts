import { basename, resolve } from 'node:path'
import type { Kysely } from 'kysely'
import type { Db } from '../../../core/database/db.ts'
import { titleFromName } from '../../../core/pictures/picture-names.ts'
import type { LocalTables } from '../tables.ts'
import type { LocalContext, StoreLog } from './context.ts'
import { listItems } from './items/list-items.ts'
import type { LocalStore } from './items/local-item.ts'
import { readItemJson } from './json/item-json.ts'
import { getImage, openImage, readImage } from './one-image.ts'
import { openRenames } from './renames.ts'
import { replaceFile } from './replace-image.ts'
import { setAlt } from './set-alt.ts'
import { asStoreErrors, rootOf } from './store-errors.ts'
import { openStoreMutex } from './store-mutex.ts'
import { createStoreView } from './store-view.ts'
import { getEmbedState, setEmbed } from './theme.ts'
import { watchFolder } from './watch-folder.ts'

export type LocalStoreDeps = {
  /**
   * Typed as `any`, because the compiler does not accept a Kysely of the whole schema where a Kysely of some of its
   * tables is expected.
   */
  db: Kysely<any>
  shopId: number
  /** The folder that holds the store. */
  directory: string
  /** The path that names the folder, if it may be a link; `directory` is then where it led at the start. */
  name?: string
  clock?: () => Date
  log?: StoreLog
}

/**
 * Creates the store of one folder. Create only one store for each folder and keep it. Its mutex keeps listings and
 * changes apart, and a second store on the same folder would have a different mutex.
 */
export function createLocalStore(deps: LocalStoreDeps): LocalStore {
  const context: LocalContext = {
    db: deps.db as Kysely<LocalTables>,
    shopId: deps.shopId,
    directory: resolve(deps.directory),
    name: resolve(deps.name ?? deps.directory),
    now: deps.clock ?? (() => new Date()),
    withLock: openStoreMutex(deps.db as Db, resolve(deps.directory)),
    renames: openRenames(),
    warnOnce: warnOnce(deps.log)
  }
  return {
    async shopInfo() {
      await rootOf(context.directory)
      const json = await readItemJson(context, 'store.json')
      return {
        domain: json.domain ?? `${basename(context.name)}.local`,
        name: json.title ?? titleFromName(basename(context.name)),
        email: json.email ?? '',
        planLevel: 0,
        currency: json.currency ?? ''
      }
    },
    shopUrl: async () => '/store/',
    embedState: () => getEmbedState(context),
    setEmbed: (isOn) => setEmbed(context, isOn),
    reportsVisits: true,
    listItems: (kind) => listItems(context, kind),
    view: createStoreView(context),
    getImage: (imageId) => asStoreErrors(() => context.withLock(() => getImage(context, imageId))),
    readImage: (imageId, maxBytes) => asStoreErrors(() => readImage(context, imageId, maxBytes)),
    openImage: (imageId, maxBytes) => asStoreErrors(() => openImage(context, imageId, maxBytes)),
    replaceImage: (imageId, change) =>
      asStoreErrors(async () => {
        await replaceFile(context, imageId, change)
        return context.withLock(() => getImage(context, imageId))
      }),
    watch: async (onChange) => watchFolder(context, onChange),
    setAlt: (imageId, change) =>
      asStoreErrors(() =>
        context.withLock(async () => {
          await setAlt(context, imageId, change)
          return getImage(context, imageId)
        })
      )
  }
}

/** How many different problems are logged at most. */
const MOST_WARNINGS = 1000

function warnOnce(log: StoreLog | undefined): LocalContext['warnOnce'] {
  const logged = new Set<string>()
  return (path, message) => {
    const key = `${path}\n${message}`
    if (logged.has(key) || logged.size >= MOST_WARNINGS) return
    logged.add(key)
    log?.warn({ path }, message)
  }
}
