import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lock } from '../check/shipped-packages.ts'

/**
 * Lays in `folder` what the Dockerfile's stage `server` copies: the production packages of the lock file, and the files
 * and folders that its COPY lines name. Packages are copied, because Node would find the development packages beside
 * the target of a link.
 */
export function layOutImage(folder: string): void {
  for (const path of copiedPaths())
    if (path !== 'node_modules') cpSync(path, join(folder, path), { recursive: true })
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock }
  mkdirSync(join(folder, 'node_modules'))
  // npm writes this file at the end of every installation, and server/cli.mjs looks for it.
  for (const path of ['node_modules/.package-lock.json', ...productionPaths(packages)])
    cpSync(path, join(folder, path), { recursive: true })
}

/** Returns the variables that the stage sets, and the arguments of Node in its CMD. */
export function startOfImage(): { env: Record<string, string>; args: string[] } {
  const stage = serverStage()
  const [, set = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(stage) ?? []
  const env = Object.fromEntries(Array.from(set.matchAll(/(\w+)=(\S+)/g), ([, k, v]) => [k, v]))
  const [node, ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(stage)?.[1] ?? '[]') as string[]
  if (node !== 'node') throw new Error('Expected a CMD that starts Node')
  return { env, args }
}

/** Returns the paths in the image that COPY lines create; each has the same path in the repository. */
function copiedPaths(): string[] {
  const lines = Array.from(serverStage().matchAll(/^COPY (.+)$/gm), ([, line = '']) => line)
  return lines.map((line) => {
    const [, from = '', to = ''] = /^(?:--from=\w+ )?(\S+) (\S+)$/.exec(line) ?? []
    const path = to === './' ? from : to.replace(/^\.\//, '')
    if (!path || from.replace(/^\/app\//, '') !== path) throw new Error(`Unread line: COPY ${line}`)
    return path
  })
}

function serverStage(): string {
  const stages = readFileSync('Dockerfile', 'utf8').split(/^(?=FROM )/m)
  const stage = stages.find((text) => /^FROM \S+ AS server\n/.test(text))
  if (!stage) throw new Error('Expected a stage `server` in the Dockerfile')
  return stage
}

/** Packages for other systems are in the lock file and not on the disk. */
const productionPaths = (lock: Lock): string[] =>
  Object.keys(lock).filter((path) => path !== '' && !lock[path]?.dev && existsSync(path))
