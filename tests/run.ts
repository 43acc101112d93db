import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { findChromium } from './chromium.ts'

/**
 * `npm test`: runs all tests or the named files (unit, HTTP and browser tests), each file in its own process.
 * server/boot.mjs has already installed the packages and built the pages.
 */
const CHROME_PATH = findChromium()
const named = process.argv.slice(2)
const files = named.length > 0 ? named : globSync('tests/**/*.test.ts').sort()

/**
 * In seconds. The limit only stops a test that hangs: how long a step takes depends on what else the machine is doing.
 */
const TAP_TIMEOUT = '900'

const runner = spawn(
  process.execPath,
  ['--test', `--test-concurrency=${availableParallelism()}`, ...files],
  { stdio: 'inherit', env: { ...process.env, CHROME_PATH, TAP_TIMEOUT } }
)
runner.on('exit', (code) => process.exit(code ?? 1))
