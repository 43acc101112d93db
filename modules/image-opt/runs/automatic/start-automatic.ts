import type { FastifyInstance } from 'fastify'
import { isAppError } from '../../../../server/core/http/errors.ts'
import { type StorePlatform } from '../../../../server/platforms/store-platform.ts'
import { STORE_KINDS, type StoreKind } from '../../contract.ts'
import { currentRunOptions } from '../../options/current-run-options.ts'
import { isWorkedOn } from '../../options/run-options.ts'
import { getSettings } from '../../options/sql.ts'
import { startRun } from '../start-run.ts'
import { type FreshImage, listFresh } from './sql.ts'

/**
 * Images of one automatic run. What there is beyond that comes in the next one, so that a merchant who starts
 * something by hand does not wait for a whole store, and a used-up quota leaves no list of fifty thousand.
 */
export const MAX_IMAGES = 1000

/**
 * Queues a run for each kind of which the store has new or changed pictures, unless they are still changing.
 * @returns how many images were queued
 */
export async function startAutomatic(app: FastifyInstance, shopId: number): Promise<number> {
  let started = 0
  for (const kind of STORE_KINDS) {
    const images = await listWanted(app, shopId, kind)
    const stable = await stableOf(app.storeOf(shopId), images)
    if (stable.length > 0) started += await start(app, shopId, kind, stable)
  }
  return started
}

async function listWanted({ db, config }: FastifyInstance, shopId: number, kind: StoreKind) {
  const settings = await getSettings(db, shopId)
  const runOptions = await currentRunOptions(db, shopId, config.billing, kind, settings)
  if (!isWorkedOn(runOptions, true)) return []
  return listFresh(db, shopId, {
    kind,
    onlyPublished: !isWorkedOn(runOptions, false),
    exclusions: settings.exclusions,
    limit: MAX_IMAGES
  })
}

/**
 * Those that are still what the look a moment ago saw. A picture that is being written must not be read,
 * and worse, not be replaced: its writer would go on into a file that nobody has any more.
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
  if ((error as { failure?: string }).failure !== 'gone') throw error
}

/** The plan or the quota does not allow it, or a run took them meanwhile: nothing is said to anybody. */
async function start(app: FastifyInstance, shopId: number, kind: StoreKind, images: number[]) {
  try {
    return await startRun(app, shopId, 'automatic', { kind, images })
  } catch (error) {
    if (isAppError(error)) return 0
    throw error
  }
}
