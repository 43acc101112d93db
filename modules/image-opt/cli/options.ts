import { parseArgs } from 'node:util'
import type { Order } from '../pipeline/order.ts'
import { UsageError } from './usage-error.ts'

export type OptimiseCommand = {
  name: 'optimise'
  /** Files and folders, as they were typed. */
  inputs: string[]
  order: Order
  out: string | null
  isJson: boolean
  jobs: number | null
}

export type Command = { name: 'help' } | { name: 'version' } | OptimiseCommand

const OPTIONS = {
  level: { type: 'string' },
  lossless: { type: 'boolean' },
  'png-to-jpg': { type: 'boolean' },
  out: { type: 'string' },
  json: { type: 'boolean' },
  jobs: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' }
} as const

type Values = ReturnType<typeof parse>['values']

/** @throws UsageError */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args)
  if (values.help) return { name: 'help' }
  if (values.version) return { name: 'version' }
  const [name, ...inputs] = positionals
  if (name === undefined) throw new UsageError('Say what to do: page-speed-boost optimise pictures')
  if (name !== 'optimise' && name !== 'optimize')
    throw new UsageError(`There is no command '${name}', only 'optimise'.`)
  if (inputs.length === 0) throw new UsageError('Name the files or folders to optimise.')
  return {
    name: 'optimise',
    inputs,
    order: orderOf(values),
    out: values.out ?? null,
    isJson: values.json ?? false,
    jobs: values.jobs === undefined ? null : whole('--jobs', values.jobs, 1, 64)
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(firstSentence((error as Error).message))
  }
}

/** Node adds advice on dashes that is seldom what went wrong. */
const firstSentence = (message: string): string => `${message.split(/\.\s|\n/)[0]}.`

function orderOf(values: Values): Order {
  return {
    quality: qualityOf(values),
    pngToJpg: values['png-to-jpg'] ?? false,
    flattenTransparent: false,
    sizeControl: true,
    longestSide: null,
    watermark: null
  }
}

/** Specification §5: the levels of the slider, and the range of the older one. */
const LEVELS: Record<string, number> = { low: 90, medium: 75, high: 70 }
const RANGE = { least: 55, most: 95 }

function qualityOf({ level, lossless }: Values): Order['quality'] {
  if (level !== undefined && lossless)
    throw new UsageError('Give only one of --level and --lossless.')
  if (lossless) return 'lossless'
  const quality = LEVELS[level ?? 'medium'] ?? Number(level)
  if (Number.isInteger(quality) && quality >= RANGE.least && quality <= RANGE.most) return quality
  throw new UsageError(
    `--level is low, medium, high or a whole number from ${RANGE.least} to ${RANGE.most}, not '${level}'.`
  )
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new UsageError(`${name} is a whole number from ${least} to ${most}, not '${text}'.`)
}
