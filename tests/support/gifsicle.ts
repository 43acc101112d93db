import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGifsicle } from '../../server/core/pictures/gifsicle.ts'

/** The gifsicle of this machine, or null. Many machines have none, so tests must pass either way. */
export const INSTALLED = findGifsicle(process.env.PATH)

export type FakeGifsicle = {
  /** A folder for the PATH. */
  folder: string
  program: string
  /** Returns the arguments of the last call, which the program records. */
  calledWith(): string[]
}

/** Makes a program named gifsicle that always writes `result`, or `lossy` when it is called with --lossy. */
export function fakeGifsicle(folder: string, result: Buffer, lossy = result): FakeGifsicle {
  mkdirSync(folder, { recursive: true })
  const program = join(folder, 'gifsicle')
  writeFileSync(join(folder, 'result'), result)
  writeFileSync(join(folder, 'lossy'), lossy)
  // The script uses absolute paths, because the codec host has no PATH.
  writeFileSync(
    program,
    `#!/bin/sh
echo "$@" >'${folder}/arguments'
result=result
while [ "$1" != -o ]; do case "$1" in --lossy*) result=lossy ;; esac; shift; done
/bin/cp '${folder}'/"$result" "$2"
`
  )
  chmodSync(program, 0o755)
  return {
    folder,
    program,
    calledWith: () => readFileSync(join(folder, 'arguments'), 'utf8').trim().split(' ')
  }
}
