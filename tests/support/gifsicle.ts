import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGifsicle } from '../../server/core/gifsicle.ts'

/** The machine's own. Null on many: nothing installs it, so tests have to hold either way. */
export const INSTALLED = findGifsicle(process.env.PATH)

export type FakeGifsicle = {
  /** A folder for PATH with nothing else in it. */
  folder: string
  program: string
  /** The arguments of its last call. */
  calledWith(): string[]
}

/** A program named gifsicle whose result is always the same: shows who asks it for what. */
export function fakeGifsicle(folder: string, result: Buffer): FakeGifsicle {
  mkdirSync(folder, { recursive: true })
  const program = join(folder, 'gifsicle')
  writeFileSync(join(folder, 'result'), result)
  // By absolute paths: the codec host has no PATH.
  writeFileSync(
    program,
    `#!/bin/sh
echo "$@" >'${folder}/arguments'
while [ "$1" != -o ]; do shift; done
/bin/cp '${folder}/result' "$2"
`
  )
  chmodSync(program, 0o755)
  return {
    folder,
    program,
    calledWith: () => readFileSync(join(folder, 'arguments'), 'utf8').trim().split(' ')
  }
}
