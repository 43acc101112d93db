import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'

/** What may have the name of a file without being one, by how the product calls it. Each is made at a path. */
export const NO_FILES: Record<string, (path: string) => void> = {
  pipe: (path) => execFileSync('mkfifo', [path]),
  folder: (path) => mkdirSync(path),
  socket: makeSocket,
  'link that leads to nothing': (path) => symlinkSync('nowhere', path)
}

/** Leaves a socket as a killed process does. */
export function makeSocket(path: string): void {
  const program = `require('net').createServer()
    .listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', program, path])
}
