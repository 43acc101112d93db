#!/usr/bin/env node
/**
 * `npx page-speed-boost`: starts the engine's command line, or one of the operator's commands, on a recent enough Node.
 * It is plain JavaScript and uses built-in modules only, because it starts on whatever Node the machine has.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { isBuilt } from './build-state.mjs'
import { EXIT } from './core/exit-codes.mjs'
import { helpFor, OPERATOR_COMMANDS } from './core/operator-commands.mjs'
import { findNode, root, run } from './node.mjs'

const typed = process.argv.slice(2)
const [first = '', second] = typed
const asksFirst = first !== 'help' && typed.some((word) => word === '--help' || word === '-h')
const explained = first === 'help' ? second : asksFirst ? first : undefined

// Nothing has to be installed for this, and `backup --help` must not write a file of that name.
if (explained !== undefined && isOperators(explained)) process.stdout.write(helpFor(explained))
else start(first === 'help' ? helpArgs(second) : typed)

/**
 * Returns what to type instead of `help` or `help NAME`. A name that is no command is refused as if it had been typed
 * alone.
 * @param {string | undefined} name
 */
function helpArgs(name) {
  if (name === undefined) return ['--help']
  return name === 'optimise' || name === 'optimize' ? [name, '--help'] : [name]
}

/** @param {string} name */
function isOperators(name) {
  return Object.hasOwn(OPERATOR_COMMANDS, name)
}

/** @param {string[]} args */
function start(args) {
  const node = findNode()
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` }

  // An installed package already has its dependencies beside it. A fresh clone does not, so they are installed first.
  const isPackage = /[\\/]node_modules[\\/]/.test(root)
  if (!isPackage && !existsSync(join(root, 'node_modules/.package-lock.json'))) {
    console.error('Installing packages…')
    run('npm', ['ci', '--include=dev', '--loglevel=error'], env)
  }

  const hooks = isPackage ? [`--import=${new URL('./strip-types.mjs', import.meta.url).href}`] : []
  const flags = ['--disable-warning=ExperimentalWarning', ...hooks]
  // Keeps compiled code for the next start. A command then starts in half the time.
  const cache = isPackage ? {} : { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }
  const [bundle, source] = isOperators(args[0] ?? '')
    ? ['dist/operator/main.js', 'server/operator/main.ts']
    : ['dist/cli/main.js', 'modules/image-opt/cli/main.ts']
  // A production installation has the build, and only the packages that the bundles do not contain (decision 058).
  // In a clone, the bundle of an operator's command starts in half the time.
  const isProduction =
    !existsSync(join(root, 'node_modules/typescript')) && existsSync(join(root, bundle))
  const program = join(root, isProduction || isBuilt() ? bundle : source)
  const child = spawn(node, [...flags, program, ...args], {
    // When this process is killed, the IPC channel closes. The program notices this and stops.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...cache, ...env }
  })
  // The server has a channel to this process, which closes when the server is killed.
  process.on('disconnect', () => void child.kill('SIGTERM'))
  process.channel?.unref()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => void child.kill(signal))
  child.on('exit', (code, signal) => {
    const ofSignal = signal === null ? EXIT.failed : 128 + constants.signals[signal]
    process.exit(code ?? ofSignal)
  })
}
