import { because } from './more-reasons.ts'
import type { Reason } from './reasons.ts'

const FILES = 'server/core/files'

/** Reasons for originals: storing, sweeping and restoring them. */
export const ORIGINALS_REASONS: Reason[] = [
  ...because(
    `${FILES}/keeping.ts`,
    'shows only after a power cut, or in the number of syncs',
    ['lasting.has(path)', 'true'],
    ['lasting.has(path)', 'false'],
    ['lasting.add(path)', ';']
  ),
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
