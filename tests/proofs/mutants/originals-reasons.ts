import { because } from './more-reasons.ts'
import type { Reason } from './reasons.ts'

const FILES = 'server/core/files'
const RUNS = 'modules/image-opt/runs'

/** Reasons for originals: storing, sweeping and restoring them. */
export const ORIGINALS_REASONS: Reason[] = [
  ...because(`${RUNS}/image/original.ts`, 'both hashes are the same then', [
    'hash === readHash',
    'false'
  ]),
  ...because(`${RUNS}/image/restore.ts`, 'no intent has null for a hash', [
    'hash === null',
    'false'
  ]),
  ...because(`${RUNS}/sql/write-intents.ts`, 'the item of a claim exists', [
    'row?.plan',
    'row.plan'
  ]),
  ...because(`${FILES}/kept-record.ts`, 'what is missing is as little JSON as what is damaged', [
    'text === undefined',
    'false'
  ]),
  ...because(`${FILES}/uses.ts`, 'reading a property of null throws, which counts as damaged', [
    'facts?.original',
    'facts.original'
  ]),
  ...because(`${FILES}/uses.ts`, 'a function that returns nothing returns undefined', [
    '{ return undefined }',
    '{}'
  ]),
  ...because(`${FILES}/kept-record.ts`, 'a function that returns nothing returns undefined', [
    '{ return undefined }',
    '{}'
  ]),
  ...because(
    `${FILES}/kept-records.ts`,
    'the files exist, as they were just read; the sync shows only after a power cut',
    ['true', 'false']
  ),
  ...because(`${FILES}/kept-records.ts`, 'both are the same time then', [
    'Date.parse(known.neededAt) > Date.parse(now)',
    'Date.parse(known.neededAt) >= Date.parse(now)'
  ])
]
