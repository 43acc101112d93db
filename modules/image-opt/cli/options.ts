import { parseArgs } from 'node:util'
import { OPERATOR_COMMANDS } from '../../../server/core/operator-commands.mjs'
import { WATERMARK_POSITIONS } from '../contract.ts'
import type { EncodeOptions, Watermark } from '../engine/encode-options.ts'
import { UsageError } from './errors.ts'

export type WatermarkChoice = Omit<Watermark, 'hash'> & { path: string }

export type OptimiseCommand = {
  name: 'optimise'
  /** Files and folders, as they were typed. */
  inputs: string[]
  options: EncodeOptions
  watermark: WatermarkChoice | null
  out: string | null
  isJson: boolean
  jobs: number | null
}

/** Every command of `npx page-speed-boost`. The operator's commands run in another program. */
const COMMANDS = ['optimise', ...Object.keys(OPERATOR_COMMANDS)]

/** `isComplete`: the help also names the commands of operators. */
export type Command = { name: 'help'; isComplete: boolean } | { name: 'version' } | OptimiseCommand

const OPTIONS = {
  level: { type: 'string' },
  lossless: { type: 'boolean' },
  auto: { type: 'boolean' },
  'png-to-jpg': { type: 'boolean' },
  'longest-side': { type: 'string' },
  watermark: { type: 'string' },
  position: { type: 'string' },
  height: { type: 'string' },
  opacity: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
  jobs: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' }
} as const

type Values = ReturnType<typeof parse>['values']

/**
 * Parses the command line.
 * @throws UsageError for a command line that cannot be understood
 */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args)
  const [name, ...inputs] = positionals
  if (values.help) return { name: 'help', isComplete: name === undefined }
  if (values.version) return { name: 'version' }
  if (name === undefined) throw new UsageError((t) => t.cli.usage.noCommand())
  if (name !== 'optimise' && name !== 'optimize')
    throw new UsageError((t) => t.cli.usage.unknownCommand({ name, all: COMMANDS.join(', ') }))
  if (inputs.length === 0) throw new UsageError((t) => t.cli.usage.noInputs())
  return {
    name: 'optimise',
    inputs,
    options: encodeOptionsOf(values),
    watermark: watermarkOf(values),
    out: values.out ?? null,
    isJson: values.json ?? false,
    jobs: values.jobs === undefined ? null : whole('--jobs', values.jobs, 1, 64)
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw misread(error as NodeJS.ErrnoException)
  }
}

/**
 * Translates an error of the parser. Node's message is in English only, but the first text in quotes names the option:
 * `'--level <value>'`.
 */
function misread({ code, message }: NodeJS.ErrnoException): UsageError {
  const [, name = ''] = /'([^']*)'/.exec(message) ?? []
  return new UsageError((t) =>
    code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
      ? t.cli.usage.unknownOption({ name })
      : t.cli.usage.optionValue({ name })
  )
}

/** Returns the encode options without the watermark, which is added once its file has been read. */
function encodeOptionsOf(values: Values): EncodeOptions {
  const longest = values['longest-side']
  return {
    quality: qualityOf(values),
    pngToJpg: values['png-to-jpg'] ?? false,
    flattenTransparent: false,
    sizeControl: true,
    longestSide: longest === undefined ? null : whole('--longest-side', longest, 100, 20_000),
    watermark: null
  }
}

function watermarkOf({ watermark, position, height, opacity }: Values): WatermarkChoice | null {
  if (watermark === undefined) {
    const given = Object.entries({ position, height, opacity }).find(([, value]) => value)
    if (given) throw new UsageError((t) => t.cli.usage.needsWatermark({ name: `--${given[0]}` }))
    return null
  }
  const place = WATERMARK_POSITIONS.find((known) => known === (position ?? 'b_r'))
  if (!place)
    throw new UsageError((t) =>
      t.cli.usage.position({ all: WATERMARK_POSITIONS.join(', '), given: String(position) })
    )
  return {
    path: watermark,
    position: place,
    height: part('--height', height ?? '0.1', 0.01),
    opacity: part('--opacity', opacity ?? '1', 0.1)
  }
}

/** The qualities of the three levels, and the range of the older slider (specification §5.3). */
const LEVELS: Record<string, number> = { low: 90, medium: 75, high: 70 }
const RANGE = { least: 55, most: 95 }

function qualityOf({ level, lossless, auto }: Values): EncodeOptions['quality'] {
  if (Number(level !== undefined) + Number(lossless ?? false) + Number(auto ?? false) > 1)
    throw new UsageError((t) => t.cli.usage.oneQuality())
  if (lossless) return 'lossless'
  if (auto) return 'auto'
  const quality = LEVELS[level ?? 'medium'] ?? Number(level)
  if (Number.isInteger(quality) && quality >= RANGE.least && quality <= RANGE.most) return quality
  const [least, most] = [String(RANGE.least), String(RANGE.most)]
  throw new UsageError((t) => t.cli.usage.level({ least, most, given: String(level) }))
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new UsageError((t) =>
    t.cli.usage.whole({ name, least: String(least), most: String(most), given: text })
  )
}

/** Reads a fraction of at most 1 and rounds it to hundredths, the finest step on the settings page. */
function part(name: string, text: string, least: number): number {
  const value = Number(text)
  if (value >= least && value <= 1) return Math.round(value * 100) / 100
  throw new UsageError((t) => t.cli.usage.part({ name, least: String(least), given: text }))
}
