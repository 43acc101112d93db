import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'
import type { ClaimDeps } from '../../modules/image-opt/runs/claim.ts'
import type { LoadedImage } from '../../modules/image-opt/runs/image/load-image.ts'
import { intendedHash, type WriteIntent } from '../../modules/image-opt/runs/image/write-intent.ts'
import { openLineage } from '../../modules/image-opt/runs/lineage.ts'
import { type Claim, saveIntent } from '../../modules/image-opt/runs/sql/claims.ts'
import {
  findResult,
  type ImageResult,
  putResult
} from '../../modules/image-opt/runs/sql/results.ts'
import type { RunKind } from '../../modules/image-opt/tables.ts'
import { openFiles } from '../../server/core/files/files.ts'
import { sha256 } from '../../server/core/files/hash.ts'
import {
  StoreError,
  type StoreImage,
  type StorePlatform
} from '../../server/platforms/store-platform.ts'
import { claim, openQueue } from './run-queue.ts'

/** What the pictures of the tests are, and their hashes. */
export const PICTURES = { original: 'the original', ours: 'ours', other: 'of somebody else' }
export const HASH = {
  original: sha256(PICTURES.original),
  ours: sha256(PICTURES.ours),
  other: sha256(PICTURES.other)
}

export const ORIGINAL = {
  hash: HASH.original,
  bytes: PICTURES.original.length,
  fileName: '1.jpg',
  alt: 'A cup'
}

/** An intent that replaces the original by our picture, under a new name and with a new alt text. */
export const INTENT = {
  original: ORIGINAL,
  result: {
    inputType: 'jpeg',
    outputType: 'jpeg',
    outputBytes: PICTURES.ours.length,
    outputHash: HASH.ours,
    width: 2,
    height: 3,
    score: 90,
    encoderQuality: 80,
    hasWatermark: false
  },
  inputType: 'jpeg',
  width: 4,
  height: 6,
  fileName: 'cup.jpg',
  alt: { from: 'A cup', to: 'A blue cup' }
} satisfies WriteIntent

/** A store with one image. It refuses what StorePlatform says that a store refuses, and notes each change. */
function openStore() {
  const image: StoreImage = {
    id: 'image-1',
    fileName: '1.jpg',
    alt: 'A cup',
    variant: '',
    sizeBytes: PICTURES.original.length,
    version: 'v',
    url: ''
  }
  const state = { image, bytes: PICTURES.original, writes: [] as string[] }
  const store: Partial<StorePlatform> = {
    getImage: async () => ({ ...state.image }),
    readImage: async () => Buffer.from(state.bytes),
    async replaceImage(_, { bytes, fileName, expectedHash }) {
      if (expectedHash !== null && expectedHash !== sha256(state.bytes))
        throw new StoreError('changed', 'Somebody else changed the picture')
      state.bytes = Buffer.from(bytes).toString()
      state.image = { ...state.image, fileName, version: 'replaced', sizeBytes: bytes.length }
      state.writes.push(`${state.bytes} as ${fileName}, was ${expectedHash && 'known'}`)
      return { ...state.image }
    },
    async setAlt(_, { alt, expectedAlt }) {
      if (expectedAlt !== state.image.alt)
        throw new StoreError('changed', 'Somebody else changed the alt text')
      state.image = { ...state.image, alt }
      state.writes.push(`alt ${alt}`)
      return { ...state.image }
    }
  }
  return { state, store }
}

/** Opens the work on one claimed image, without the app: its run, its store and the storage of originals. */
export async function openWork(t: Test, kind: RunKind = 'optimise') {
  const queue = await openQueue(t)
  const { db, clock } = queue
  await queue.queue([1], { kind })
  const folder = await mkdtemp(join(tmpdir(), 'psb-work-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const files = await openFiles(folder, clock)
  const { state, store } = openStore()
  const deps: ClaimDeps = {
    ...queue.deps,
    files,
    storeOf: () => store as StorePlatform,
    lineageOf: () => Promise.resolve(openLineage([]))
  }
  const taken = await claim(queue)

  /** Records an intent of another run, which wrote bytes with this hash. */
  const addEarlier = async (intent: WriteIntent, planned_hash = sha256('none')) => {
    const runId = await queue.queue([1])
    const result = { ...INTENT.result, outputHash: planned_hash }
    const own = intendedHash(intent) === planned_hash ? intent : { ...intent, result }
    const change = { plan: JSON.stringify(own), planned_hash, state: 'done' as const }
    await db.updateTable('run_item').set(change).where('run_id', '=', runId).execute()
  }
  const load = (change: Partial<LoadedImage> = {}): LoadedImage => {
    const hash = sha256(state.bytes)
    const bytes = Buffer.from(state.bytes)
    const loaded = { claim: taken, image: state.image, bytes, sizeBytes: bytes.length, hash }
    return { ...loaded, readHash: hash, known: undefined, ...change }
  }
  return {
    ...queue,
    files,
    deps,
    store,
    state,
    claim: taken,
    load,
    addEarlier,
    intend: (intent: WriteIntent, own: Claim = taken) => saveIntent(db, own, intent),
    result: () => findResult(db, 1, 1),
    addResult: (change: Partial<ImageResult> = {}) => putResult(db, { ...RESULT, ...change }),
    ended: async () => {
      const items = db.selectFrom('run_item').select(['state', 'reason'])
      return items.where('id', '=', taken.id).executeTakeFirstOrThrow()
    }
  }
}

/** The history row of the image after `INTENT` took effect. */
export const RESULT: ImageResult = {
  image_id: 1,
  shop_id: 1,
  item_id: 1,
  run_id: null,
  status: 'compressed',
  original_hash: HASH.original,
  original_bytes: PICTURES.original.length,
  original_file_name: '1.jpg',
  original_alt: 'A cup',
  result_file_name: 'cup.jpg',
  result_alt: 'A blue cup',
  texts: '{}',
  result_hash: HASH.ours,
  result_bytes: PICTURES.ours.length,
  input_type: 'jpeg',
  output_type: 'jpeg',
  width: 2,
  height: 3,
  score: 90,
  encoder_quality: 80,
  has_watermark: 0,
  engine: 1,
  picture_order: '{}',
  reason: null,
  version: 'replaced',
  optimised_at: '2026-11-20T00:00:00.000Z',
  downloaded_at: null
}
