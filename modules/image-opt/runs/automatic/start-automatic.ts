import type { FastifyInstance } from 'fastify'
import { isFailure } from '../../../../server/core/failure.ts'
import { isAppError } from '../../../../server/core/http/errors.ts'
import { type StorePlatform } from '../../../../server/platforms/store-platform.ts'
import { STORE_KINDS, type StoreKind } from '../../contract.ts'
import { currentRunOptions } from '../../options/current-run-options.ts'
import { isWorkedOn } from '../../options/run-options.ts'
import { getSettings } from '../../options/sql.ts'
import { startRun } from '../start-run.ts'
import { countFresh, type FreshImage, listFresh, type Wanted } from './sql.ts'

type App = Pick<FastifyInstance, 'clock' | 'config' | 'db' | 'log' | 'storeOf'>

/**
 * The most images of one automatic run; the next run takes the rest. The limit keeps a merchant who starts a run by
 * hand from waiting for a whole store, and keeps a used-up quota from leaving a run with fifty thousand items.
 */
const MAX_IMAGES = 1000

/**
 * Queues a run for each item kind that has new or changed images. Pictures that are still being written are left out.
 * @returns how many images were queued
 */
export async function startAutomatic(app: App, shopId: number): Promise<number> {
  let started = 0
  for (const kind of STORE_KINDS) {
    const wanted = await wantedOf(app, shopId, kind)
    const images = wanted ? await listFresh(app.db, shopId, wanted, MAX_IMAGES) : []
    const stable = await stableOf(app.storeOf(shopId), images)
    if (stable.length > 0) started += await start(app, shopId, kind, stable)
  }
  return started
}

/** Returns how many images automatic mode would begin with if it were turned on now. */
export async function countWanted(app: App, shopId: number): Promise<number> {
  let count = 0
  for (const kind of STORE_KINDS) {
    const wanted = await wantedOf(app, shopId, kind)
    if (wanted) count += await countFresh(app.db, shopId, wanted)
  }
  return count
}

/** Returns which images of the kind automatic mode works on; undefined if it works on none. */
async function wantedOf(
  { db, config }: App,
  shopId: number,
  kind: StoreKind
): Promise<Wanted | undefined> {
  const settings = await getSettings(db, shopId)
  const runOptions = await currentRunOptions(db, shopId, config.billing, kind, settings)
  if (!isWorkedOn(runOptions, true)) return undefined
  const onlyPublished = !isWorkedOn(runOptions, false)
  return { kind, onlyPublished, exclusions: settings.exclusions }
}

/**
 * Returns the images that still have the version which the sync saw. A picture that is still being written must not be
 * read, let alone replaced: its writer would continue in a file that is no longer in the store.
 */
async function stableOf(store: StorePlatform, images: FreshImage[]): Promise<number[]> {
  const stable: number[] = []
  for (const { id, platform_id, version } of images) {
    const now = await store.getImage(platform_id).catch(unlessGone)
    if (now?.version === version) stable.push(id)
  }
  return stable
}

function unlessGone(error: unknown): undefined {
  if (!isFailure(error, 'gone')) throw error
}

/**
 * Starts a run and returns its number of images. Returns 0 if the plan or the quota does not allow the run, or if a
 * different run has taken the images; no request waits for this run, so a refusal reaches nobody.
 */
async function start(app: App, shopId: number, kind: StoreKind, images: number[]) {
  try {
    const by = { shopId, startedBy: 'automatic' as const, log: app.log.child({ shop: shopId }) }
    const { count } = await startRun(app, by, 'automatic', { kind, images })
    return count
  } catch (error) {
    if (isAppError(error)) return 0
    throw error
  }
}
