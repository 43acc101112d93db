import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listenTo, type Server, untilItListens } from '../../support/server.ts'
import { TOKEN } from '../../support/token.ts'
import { USER } from './bare-root.ts'
import { type Image, userOf } from './build.ts'

/** What a container of compose.yaml gets: a read-only root, its volume, and a file system in memory. */
export type Mounts = { volume: string; dataDir: string; memory: string }

/** Reads from compose.yaml where the volume and the file system in memory belong, and makes the volume. */
export function mountsOf(folder: string): Mounts {
  const compose = readFileSync('compose.yaml', 'utf8')
  const [, memory = ''] = /^ {4}tmpfs: (\/\S+)$/m.exec(compose) ?? []
  const [, dataDir = ''] = /^ {6}- data:(\/\S+)$/m.exec(compose) ?? []
  if (!memory || !dataDir || !/^ {4}read_only: true$/m.test(compose))
    throw new Error('Expected read_only, tmpfs and the volume data in compose.yaml')
  const volume = join(folder, 'volume')
  mkdirSync(volume)
  // An engine gives a new volume the owner that the folder has in the image.
  chownSync(volume, USER.id, USER.id)
  return { volume, dataDir, memory }
}

/** Starts the image's own command, and waits until the server listens on a free port of this machine. */
export function startImage(image: Image, mounts: Mounts): Promise<Server> {
  const env = { HOST: '127.0.0.1', PORT: '0', ...WATCHED }
  const args = entering(image, mounts, env, image.command)
  return untilItListens(listenTo(spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] })))
}

/** Runs another command of the image, such as its health check. Returns what it printed. */
export function runInImage(
  image: Image,
  mounts: Mounts,
  env: Record<string, string>,
  command: string[]
): string {
  const { status, stdout, stderr } = spawnSync('unshare', entering(image, mounts, env, command), {
    encoding: 'utf8'
  })
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}: ${stdout}${stderr}`)
  return stdout
}

/** tini is not the first process here, as it is in a container. The token is the one that the tests sign in with. */
const WATCHED = { TINI_SUBREAPER: '1', ADMIN_TOKEN: TOKEN }

/** Returns the arguments of `unshare` that run a command with the image's user, variables, folder and mounts. */
function entering(
  image: Image,
  { volume, dataDir, memory }: Mounts,
  env: Record<string, string>,
  command: string[]
): string[] {
  const script = `
    mount --make-rprivate /
    root=$1 volume=$2 data=$3 memory=$4 user=$5; shift 5
    mount --bind "$root" "$root"
    mount -o remount,ro,bind "$root"
    mount -t tmpfs tmpfs "$root$memory"
    mount --bind "$volume" "$root$data"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    if touch "$root/app/new" 2>/dev/null; then echo 'The root can be written' >&2; exit 1; fi
    exec chroot --userspec="$user" "$root" /usr/bin/env -i "$@"`
  const path = 'PATH=/usr/local/bin:/usr/bin:/bin'
  const set = Object.entries({ ...image.env, ...env }).map(([name, value]) => `${name}=${value}`)
  const places = [image.root, volume, dataDir, memory, userOf(image)]
  const inside = [path, ...set, 'sh', '-c', `cd ${image.folder} && exec "$@"`, 'sh', ...command]
  return ['--mount', 'sh', '-ec', script, 'sh', ...places, ...inside]
}
