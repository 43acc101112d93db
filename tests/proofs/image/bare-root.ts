import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** The user of Node's official image. */
export const USER = { name: 'node', id: 1000 }

/** The only variables of this process that the steps of the build see: how a machine reaches the package archives. */
const REACH = /^(https?_proxy|no_proxy|npm_config_\w+|NODE_EXTRA_CA_CERTS)$/i

/**
 * Fills `root` with what stands for the image node:24-bookworm-slim: a minimal Debian from its archive, this process's
 * Node and the machine's npm, and the user `node`.
 */
export function makeBase(root: string): void {
  run('debootstrap', ['--variant=minbase', 'bookworm', root])
  copy(process.execPath, join(root, 'usr/local/bin/node'))
  const npm = join(output('npm', ['root', '-g']), 'npm')
  copy(npm, join(root, 'usr/local/lib/node_modules/npm'))
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'))
  // What this machine needs to reach the archives. An image would get it from the engine that builds it.
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  for (const path of ['/etc/hosts', '/etc/apt', certificates])
    if (path && existsSync(path)) copy(path, join(root, path))
  const settings = join(homedir(), '.npmrc')
  if (existsSync(settings)) copy(settings, join(root, 'root/.npmrc'))
  inRoot(root, 'root', '/', {}, `useradd --create-home --uid ${USER.id} ${USER.name}`)
}

/** Runs a line of shell inside `root`, as a step of the build: with a network, and as the given user. */
export function inRoot(
  root: string,
  user: string,
  folder: string,
  env: Record<string, string>,
  line: string
): void {
  const reach = Object.entries(process.env).filter(([name]) => REACH.test(name))
  const variables = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...env }
  const set = [...reach, ...Object.entries(variables)].map(([name, value]) => `${name}=${value}`)
  const script = `
    mount --make-rprivate /
    mount -t proc proc "$1/proc"
    mount --rbind /dev "$1/dev"
    root=$1 user=$2; shift 2
    exec chroot --userspec="$user" "$root" /usr/bin/env -i "$@"`
  const inside = [...set, 'sh', '-c', `cd ${folder} && ${line}`]
  run('unshare', ['--mount', 'sh', '-ec', script, 'sh', root, user, ...inside])
}

/** Copies a file, or a folder with everything in it into one that may already be there. Keeps owners and modes. */
export function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  run('cp', ['-aT', '--reflink=auto', from, to])
}

/** Returns the bytes of all files below a folder. */
export const bytesBelow = (folder: string): number =>
  Number.parseInt(output('du', ['-sxb', folder]), 10)

/** Removes a root whose mounts all belonged to processes that have ended. */
export function removeRoot(root: string): void {
  if (readFileSync('/proc/self/mountinfo', 'utf8').includes(` ${root}`))
    throw new Error(`Expected nothing to be mounted below ${root}`)
  rmSync(root, { recursive: true, force: true })
}

function output(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

function run(command: string, args: string[]): void {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2
  })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? ''}${stdout}${stderr}`)
}
