/**
 * Every npm script starts with this file, on whatever Node the machine has. It makes sure that a recent enough Node
 * exists, that the packages are installed and that the pages are built. Then it starts the given program. It is plain
 * JavaScript and uses built-in modules only, because no packages may be installed yet.
 */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ALLOCATOR } from './allocator.mjs'
import { BUILT, isBuilt, isStale } from './build-state.mjs'
import { EXIT } from './core/exit-codes.mjs'
import { findNode, root, run } from './node.mjs'

process.chdir(root)

const node = findNode()
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` }

if (isStale('node_modules/.package-lock.json', ['package-lock.json'])) {
  console.error('Installing packages…')
  run('npm', ['ci', '--include=dev', '--loglevel=error'], env)
}

const args = process.argv.slice(2)
const isDev = args[0] === '--dev'
const needsBuild = args[0] !== '--no-build' && !isDev
if (args[0]?.startsWith('--')) args.shift()

if (needsBuild && !isBuilt()) {
  console.error('Building pages…')
  run(node, ['node_modules/vike/bin.js', 'build'], { ...env, NODE_ENV: 'production' })
  writeFileSync(BUILT, '')
}

// Only these folders are watched. A bare `--watch` would also watch the temporary files that Vite writes and imports,
// and would restart the server for ever.
const watch = ['server', 'modules', 'migrations', 'locales'].map((path) => `--watch-path=${path}`)
const flags = ['--max-semi-space-size=2', ...(isDev ? watch : [])]
const program = [...flags, ...args, ...(isDev ? ['--dev'] : [])]
const child = spawn(node, program, {
  stdio: 'inherit',
  env: {
    NODE_ENV: isDev ? 'development' : 'production',
    // Keeps compiled code for the next start. With it, the server listens after 0.4 s instead of 0.55 s on two busy
    // cores.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...ALLOCATOR,
    ...env
  }
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => void child.kill(signal))
child.on('exit', (code, signal) =>
  process.exit(signal === null ? (code ?? EXIT.failed) : 128 + constants.signals[signal])
)
