import { readdirSync } from 'node:fs'
import { type Migration, Migrator } from 'kysely/migration'
import t from 'tap'
import { findShopBySession } from '../../../modules/auth/sql.ts'
import { openDb } from '../../../server/core/database/db.ts'

t.test(
  'sessions opened before the app served Shopify shops stay valid after the upgrade',
  async (t) => {
    const db = openDb(':memory:')
    t.teardown(() => db.destroy())
    const getMigrations = async () => {
      const folder = new URL('../../../migrations/', import.meta.url)
      const migrations: Record<string, Migration> = {}
      for (const name of readdirSync(folder).filter((one) => one.endsWith('.ts')))
        migrations[name.replace('.ts', '')] = (await import(
          new URL(name, folder).href
        )) as Migration
      return migrations
    }
    const migrator = new Migrator({ db, provider: { getMigrations } })
    await migrator.migrateTo('014-image-opt-list-changes')
    const names = { domain: '', name: '', email: '', language: 'en', created_at: '' }
    await db
      .insertInto('shop')
      .values({ id: 7, platform: 'local', store_key: 'x', ...names, is_old: 1, is_open: 1 })
      .execute()
    const token = { hash: 'token', shop_id: 7, created_at: '', revoked_at: null }
    await db.insertInto('access_token').values(token).execute()
    const session = { shop_id: 7, token_hash: 'token', expires_at: '2026-12-21T08:00:00.000Z' }
    await db
      .insertInto('session')
      .values({ hash: 'session', ...session })
      .execute()

    const { error } = await migrator.migrateToLatest()
    t.equal(error, undefined)
    t.match(await findShopBySession(db, 'session', '2026-11-21T08:00:00.000Z'), { id: 7 })
    await db
      .insertInto('session')
      .values({ hash: 'frame', ...session, token_hash: null })
      .execute()
    await db.deleteFrom('access_token').execute()
    t.match(await db.selectFrom('session').select('hash').execute(), [{ hash: 'frame' }])
  }
)
