import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { troubleIn } from '../../../server/core/disk/trouble.ts'
import type { Optimised, Outcome } from '../engine/encode-options.ts'
import type { Task } from '../engine/pipeline.ts'
import type { CodecPool } from '../engine/pool/pool.ts'
import type { CliLocale } from './cli-locale.ts'
import type { Chosen } from './destinations.ts'
import { DiskOut, FileError, isBadName } from './errors.ts'
import { blankReport, type FileReport } from './file-report.ts'
import {
  convertInPlace,
  copyBelowOut,
  placeBelowOut,
  replaceInPlace,
  versionAt
} from './place-result.ts'

export type FileDeps = {
  codec: Pick<CodecPool, 'optimise'>
  /** The part of the task that is the same for all files. */
  task: Pick<Task, 'options' | 'watermarkPath'>
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
  const problem = problemOf(chosen, deps.cliLocale)
  if (problem) return { ...blank, reason: 'unreadable', detail: problem }
  const output = join(deps.scratch, randomUUID())
  try {
    const { size } = await stat(chosen.path)
    Object.assign(blank, { bytesBefore: size, bytesAfter: size })
    const version = await versionAt(chosen.path)
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

function problemOf({ path, name, problem }: Chosen, { messages }: CliLocale): string | undefined {
  // A real file may have this character in its name.
  const isUnreadable = isBadName(name) && !existsSync(path)
  return isUnreadable ? messages.cli.file.badName({ name }) : problem
}

async function place(
  chosen: Chosen,
  { isInPlace }: FileDeps,
  version: string,
  { inputType, outputType }: Optimised,
  output: string
): Promise<string> {
  const bytes = await readFile(output)
  const isConverted = outputType !== inputType
  const { jpg, target } = chosen
  if (isInPlace && isConverted && jpg !== target) return convertInPlace(chosen, version, bytes)
  const place = isConverted ? jpg : target
  if (isInPlace) await replaceInPlace(chosen, version, bytes)
  else await placeBelowOut(bytes, place)
  return place
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
