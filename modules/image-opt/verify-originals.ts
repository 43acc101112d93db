import type { FastifyInstance } from 'fastify'
import type { TimedJob } from '../../server/core/jobs.ts'
import { listShopIds } from '../auth/queries.ts'
import { listOriginals } from './runs/sql/originals.ts'
import { listUploadContents } from './uploads/sql.ts'

type VerifyDeps = Pick<FastifyInstance, 'db' | 'files'>
type Named = { shop: number; original: string }

export type Verified = {
  checked: number
  /** Their content is no longer what their name says. */
  damaged: Named[]
  /** Rows need them, but they are not in storage. */
  missing: Named[]
}

/**
 * Reads originals and compares them with their names, and tells which ones are missing.
 * @param most how many are read, chosen at random; without it all are
 */
export async function verifyOriginals(
  { db, files }: VerifyDeps,
  most = Number.POSITIVE_INFINITY
): Promise<Verified> {
  const kept: Named[] = []
  const missing: Named[] = []
  // Storage may have lost all files of a shop, or hold those of a shop that was erased.
  const shops = new Set([...(await listShopIds(db)), ...(await files.listShops())])
  for (const shop of shops) {
    // The rows are read first: a file is stored before a row names it.
    const { needed } = await listOriginals(db, shop)
    for (const hash of await listUploadContents(db, shop)) needed.add(hash)
    for (const { hash, hasFile } of await files.list(shop)) {
      if (!hasFile) continue
      kept.push({ shop, original: hash })
      needed.delete(hash)
    }
    for (const original of needed) missing.push({ shop, original })
  }
  const damaged: Named[] = []
  let checked = 0
  for (const one of chooseSome(kept, most)) {
    const isWhole = await files.isWhole(one.shop, one.original)
    checked++
    if (!isWhole) damaged.push(one)
  }
  return { checked, damaged, missing }
}

/** Chooses entries at random, so that every entry has its turn some night. */
function chooseSome(all: Named[], most: number): Named[] {
  if (all.length <= most) return all
  for (let at = 0; at < most; at++) {
    const other = at + Math.floor(Math.random() * (all.length - at))
    ;[all[at], all[other]] = [all[other] as Named, all[at] as Named]
  }
  return all.slice(0, most)
}

/** How many originals are read each night: 500 photographs of 2 MB take about two seconds of processor time. */
const MOST_A_NIGHT = 500

/** Notices damage long before a merchant wants the picture back, while a backup may still have it. */
export const scrubOriginals: TimedJob = {
  name: 'image-opt/scrub-originals',
  schedule: '41 2 * * *',
  async run({ db, files, log }) {
    const { damaged, missing } = await verifyOriginals({ db, files }, MOST_A_NIGHT)
    for (const one of damaged) log.error(one, 'an original is damaged: put it back from a backup')
    for (const one of missing) log.error(one, 'an original is missing: put it back from a backup')
  }
}
