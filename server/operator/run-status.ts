import { findShop } from '../../modules/auth/queries.ts'
import {
  listLatestRuns,
  listUnfinished,
  type RunWithTotals
} from '../../modules/image-opt/queries.ts'
import { UsageError } from '../core/command-errors.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { getNamedShop } from './named-shop.ts'
import type { RunCommand } from './run.ts'

/** How many runs are shown of one shop, and of all shops together. */
const OF_A_SHOP = 20
const OF_ALL = 100

/**
 * Shows the latest runs of a shop, or the unfinished runs of all shops (`npx page-speed-boost run status [<shop>]`).
 */
export async function runStatus({ db, words, isJson }: RunCommand): Promise<number> {
  const [name, ...more] = words
  if (more.length > 0) throw new UsageError('name one shop or none: run status [<shop>]')
  const runs =
    name === undefined
      ? await listUnfinished(db, OF_ALL)
      : await listLatestRuns(db, (await getNamedShop(db, name)).id, OF_A_SHOP)
  if (isJson) console.log(JSON.stringify(runs.map(asJson)))
  else if (runs.length === 0)
    console.log(name === undefined ? 'no run is unfinished' : 'no run yet')
  else
    for (const run of runs)
      console.log(sentenceOf(run, (await findShop(db, run.shop_id))?.domain ?? ''))
  return EXIT.done
}

function asJson(run: RunWithTotals) {
  const { id, shop_id, kind, item_kind, started_by, state, pause_reason, ...rest } = run
  const { created_at, finished_at, images_total, changed, unchanged, failed, stopped, left } = rest
  const images = { total: images_total, left, changed, unchanged, failed, stopped }
  const times = { createdAt: created_at, finishedAt: finished_at }
  const who = { shop: shop_id, startedBy: started_by }
  return {
    run: id,
    ...who,
    work: kind,
    kind: item_kind,
    state,
    pauseReason: pause_reason,
    ...times,
    images
  }
}

function sentenceOf(run: RunWithTotals, domain: string): string {
  const { left, images_total: total, changed, unchanged, failed, stopped } = run
  const counts = { changed, unchanged, failed, stopped }
  const ended = Object.entries(counts).filter(([, count]) => count > 0)
  return [
    `run ${run.id}`,
    domain,
    `${run.kind} ${run.item_kind}`,
    run.pause_reason === null ? run.state : `${run.state} (${run.pause_reason})`,
    `${left} of ${total} images left`,
    ...ended.map(([what, count]) => `${count} ${what}`)
  ].join('  ')
}
