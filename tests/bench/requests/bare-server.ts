/**
 * The peer of the server: Fastify, better-sqlite3 and sharp with nothing around them. It answers /rows by running the
 * statements of a JSON file on a database and sending all their rows.
 */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import Sqlite from 'better-sqlite3'
import Fastify from 'fastify'
import sharp from 'sharp'

sharp.cache(false)
const [database = '', queries = ''] = process.argv.slice(2)
const db = new Sqlite(database, { readonly: true })
const wanted = JSON.parse(readFileSync(queries, 'utf8')) as { sql: string; parameters: unknown[] }[]
const statements = wanted.map(({ sql, parameters }) => ({ statement: db.prepare(sql), parameters }))

const app = Fastify()
app.get('/rows', () => ({
  data: statements.map(({ statement, parameters }) => statement.all(...parameters))
}))
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`Open http://127.0.0.1:${(app.server.address() as AddressInfo).port}/\n`)
process.once('SIGTERM', () => process.exit(0))
