import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { findChromium } from './chromium.ts'

/**
 * `npm test`: runs all tests or the named files (unit, HTTP and browser tests), each file in its own process.
 * server/boot.mjs has installed the packages and built the pages before.
 */
const CHROME_PATH = findChromium()
const named = process.argv.slice(2)
const files = named.length > 0 ? named : globSync('tests/**/*.test.ts').sort()

/** Only stops a test that hangs. What a step may take depends on what else the machine computes. */
const TAP_TIMEOUT = '900'

const runner = spawn(
  process.execPath,
  ['--test', `--test-concurrency=${availableParallelism()}`, ...files],
  { stdio: 'inherit', env: { ...process.env, CHROME_PATH, TAP_TIMEOUT } }
)
runner.on('exit', (code) => process.exit(code ?? 1))
