import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { StandIn } from '../../stand-in/stand-in.ts'
import { draw, fill, IMAGES_EACH, install, startRun, untilOptimised, untilSynced } from './shops.ts'

export type WaitingShops = {
  perSecond: number
  /** Seconds from the start of a shop's run until its first image is done, of the shop that waits longest. */
  longestWait: number
  /** The seconds after which each shop has its turn if the shops take turns. */
  fairWait: number
}

/** Divides the images among shops that all start a run at once, and measures how they share the server. */
export async function measureWaitingShops(
  { addShop }: StandIn,
  dataDir: string,
  { shops: count, images }: { shops: number; images: number }
): Promise<WaitingShops> {
  const products = images / count / IMAGES_EACH
  const shops = []
  for (let index = 0; index < count; index++) {
    // With the limit of the largest plan, so that the server is what the shops wait for.
    const shop = addShop(`one-of-${count}-${index}.myshopify.com`, { plan: 'plus' })
    const each = products * IMAGES_EACH
    await fill(shop, products, 'jpg', await draw(each, 'jpg', index * each))
    await install(shop)
    shops.push(shop)
  }
  for (const shop of shops) await untilSynced(shop)
  const began = performance.now()
  await Promise.all(shops.map(startRun))
  for (const shop of shops) await untilOptimised(shop)
  const seconds = (performance.now() - began) / 1000
  const perSecond = images / seconds
  return { perSecond, longestWait: longestWaitIn(dataDir, count), fairWait: count / perSecond }
}

/** Reads from the database when the newest runs began and when each had its first image. */
function longestWaitIn(dataDir: string, runs: number): number {
  const db = new Sqlite(join(dataDir, 'page-speed-boost.db'), { readonly: true })
  const waits = db
    .prepare(
      `select run.created_at as began, min(image_result.optimised_at) as first
      from run join run_item on run_item.run_id = run.id
        join image_result on image_result.image_id = run_item.image_id
      group by run.id order by run.id desc limit ?`
    )
    .all(runs) as { began: string; first: string }[]
  db.close()
  if (waits.length < runs) throw new Error(`Expected ${runs} runs, found ${waits.length}`)
  return Math.max(...waits.map(({ began, first }) => Date.parse(first) - Date.parse(began))) / 1000
}
