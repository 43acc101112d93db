import { randomUUID } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { troubleIn } from '../../../server/core/disk/trouble.ts'
import { sha256 } from '../../../server/core/files/hash.ts'
import { MAX_FILE_BYTES } from '../contract.ts'
import type { Optimised, Outcome } from '../engine/encode-options.ts'
import { sniff } from '../engine/inspect/sniff.ts'
import type { Task } from '../engine/pipeline.ts'
import type { CodecPool } from '../engine/pool/pool.ts'
import type { CliLocale } from './cli-locale.ts'
import type { Chosen } from './destinations.ts'
import { DiskOut, FileError } from './errors.ts'
import { blankReport, type FileReport } from './file-report.ts'
import type { KnownResults } from './known-results.ts'
import { copyBelowOut, nameAs, placeBelowOut, replaceInPlace, versionAt } from './place-result.ts'

export type FileDeps = {
  codec: Pick<CodecPool, 'optimise'>
  /** The part of the task that is the same for all files. */
  task: Pick<Task, 'options' | 'watermarkPath'>
  known: KnownResults
  cliLocale: CliLocale
  /** A folder that holds results until they are moved to their final place. */
  scratch: string
  isInPlace: boolean
}

/**
 * Optimises one file, from reading to replacing it. Returns errors as part of the report instead of throwing them.
 * @throws DiskOut when a disk is full or read-only, since every other file would fail as well
 */
export async function optimiseFile(chosen: Chosen, deps: FileDeps): Promise<FileReport> {
  const blank = blankReport(chosen.name, 0)
  if (chosen.problem) return { ...blank, reason: 'unreadable', detail: chosen.problem }
  const output = join(deps.scratch, randomUUID())
  try {
    const { size } = await stat(chosen.path)
    Object.assign(blank, { bytesBefore: size, bytesAfter: size })
    const version = await versionAt(chosen.path)
    const ours = size > MAX_FILE_BYTES ? null : await readIfKnown(chosen, deps)
    if (ours) {
      if (!deps.isInPlace) await copyBelowOut(chosen)
      return { ...blank, status: 'unchanged', ...ours, result: chosen.target }
    }
    const outcome = await deps.codec.optimise({
      input: chosen.path,
      output,
      ...deps.task
    })
    const known = { ...blank, ...reportOf(outcome, deps.cliLocale) }
    if (outcome.status === 'refused') return known
    if (outcome.status === 'unchanged') {
      if (!deps.isInPlace) await copyBelowOut(chosen)
      return { ...known, result: chosen.target }
    }
    return { ...known, result: await place(chosen, deps, version, outcome, output) }
  } catch (error) {
    const trouble = troubleIn(error)
    if (trouble) throw new DiskOut(trouble)
    const { messages } = deps.cliLocale
    const detail = error instanceof FileError ? error.say(messages) : (error as Error).message
    return { ...blank, reason: 'fault', detail }
  } finally {
    await rm(output, { force: true })
  }
}

/**
 * Recognises the result of an earlier run with the same options, and returns what the report needs; otherwise returns
 * null. Optimising such a file again would gain nothing and lose quality.
 */
async function readIfKnown(
  { path }: Chosen,
  { known }: FileDeps
): Promise<Partial<FileReport> | null> {
  const bytes = await readFile(path)
  if (!known.has(sha256(bytes))) return null
  const type = sniff(bytes)
  return { type, resultType: type }
}

async function place(
  chosen: Chosen,
  { isInPlace, known }: FileDeps,
  version: string,
  { inputType, outputType, outputHash }: Optimised,
  output: string
): Promise<string> {
  const bytes = await readFile(output)
  await known.add(outputHash)
  const isConverted = outputType !== inputType
  const name = isConverted ? nameAs(chosen.target, outputType) : chosen.target
  if (isInPlace) return replaceInPlace(chosen, version, bytes, name)
  await placeBelowOut(bytes, name)
  return name
}

function reportOf(outcome: Outcome, { messages }: CliLocale): Partial<FileReport> {
  const { status } = outcome
  if (status === 'refused')
    return {
      status,
      reason: outcome.reason,
      detail: `${messages.reasons[outcome.reason]()} (${outcome.detail})`
    }
  const { inputType, width, height } = outcome
  const size = { type: inputType, width, height }
  if (status === 'unchanged') return { status, ...size, resultType: inputType }
  const { outputType, outputBytes, score, hasWatermark } = outcome
  return { status, ...size, resultType: outputType, bytesAfter: outputBytes, score, hasWatermark }
}
