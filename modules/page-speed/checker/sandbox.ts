import { spawnSync } from 'node:child_process'

/**
 * The user and group of Chromium when the server is root. They have no name and no files. systemd, which gives numbers
 * to such users as well, leaves 60,578 to 61,183 unused.
 */
const OWN_ID = 60_999

type User = { uid: number; gid: number }

/** `user` is undefined when Chromium runs as the user of the server. */
export type Confinement = { user: User | undefined; flags: string[] }

/**
 * Returns how Chromium is kept away from the files of the server while it runs the scripts of a merchant's page: in its
 * sandbox where the system allows one, and as a user of its own where the server is root. Without --no-sandbox Chromium
 * would not start where users may not make namespaces, as in most containers.
 * @param chromium the program
 * @param folder the folder of its files. Where the other user cannot reach both, Chromium runs as root.
 */
export function confineChromium(chromium: string, folder: string): Confinement {
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: OWN_ID, gid: OWN_ID } : undefined
  if (user && !succeeds('test', ['-x', chromium, '-a', '-x', folder], user))
    return { user: undefined, flags: ['--no-sandbox'] }
  return { user, flags: isSandboxAllowed(user) ? [] : ['--no-sandbox'] }
}

/** Only the attempt tells: kernels, distributions and containers each have a switch of their own. */
const isSandboxAllowed = (user: User | undefined): boolean =>
  process.platform !== 'linux' || succeeds('unshare', ['--user', '--map-root-user', 'true'], user)

const succeeds = (program: string, args: string[], user: User | undefined): boolean =>
  spawnSync(program, args, { cwd: '/', ...user }).status === 0
