/** Prints the page faults of this process, for each of 4,500 rows that fire triggers. Started by tests/server/allocator.test.ts. */
import { openDb } from '../../server/core/database/db.ts'
import { migrate } from '../../server/core/database/migrate.ts'
import { fillShop } from '../bench/lists/large-shop.ts'

const ITEMS = 500
/** Five images and four results an item. */
const ROWS = ITEMS * 9

const [path = ''] = process.argv.slice(2)
const db = openDb(path)
await migrate(db)
const before = process.resourceUsage().minorPageFault
await fillShop(db, ITEMS)
console.log((process.resourceUsage().minorPageFault - before) / ROWS)
await db.destroy()
