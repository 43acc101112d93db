/**
 * This file finds a recent enough Node. It uses built-in modules only, because it runs on any Node from version 20.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EXIT } from './core/exit-codes.mjs'

/**
 * The oldest Node that works: better-sqlite3 13 needs N-API 10, and on an older Node it crashes without an error
 * message (decision 005).
 */
const FLOOR = { major: 22, minor: 19 }
const FALLBACK = '24.21.0'

const windows = process.platform === 'win32'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Runs a program in the product's folder until it ends, and exits when it fails. Its output goes to stderr, because
 * stdout is for the program that the user wanted to run.
 * @type {(command: string, args: string[], env?: NodeJS.ProcessEnv) => void}
 */
export function run(command, args, env = process.env) {
  const stdio = /** @type {const} */ (['ignore', 2, 2])
  const { status } = spawnSync(command, args, { cwd: root, stdio: [...stdio], env, shell: windows })
  if (status !== 0) process.exit(EXIT.unusable)
}

/**
 * Returns the path of a recent enough Node. If the Node that runs this process is too old, npm installs a newer one as
 * a package; no install scripts are run.
 */
export function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > FLOOR.major || (major === FLOOR.major && minor >= FLOOR.minor))
    return process.execPath
  const family = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${family}-${windows ? 'win' : process.platform}-${process.arch}`
  const runtime = join(root, '.runtime')
  const node = join(runtime, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (!existsSync(node)) {
    console.error(`Node ${process.versions.node} is too old; fetching Node ${FALLBACK}…`)
    makeOrEnd(runtime)
    const quietly = ['--no-save', '--ignore-scripts', '--loglevel=error']
    run('npm', ['install', '--prefix', '.runtime', ...quietly, `${name}@${FALLBACK}`])
  }
  return node
}

/** @type {(folder: string) => void} */
function makeOrEnd(folder) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    console.error(
      `Node cannot be stored in ${folder}; install Node ${FLOOR.major}.${FLOOR.minor} or newer.`
    )
    process.exit(EXIT.unusable)
  }
}
