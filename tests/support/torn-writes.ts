import { appendFileSync, writeFileSync } from 'node:fs'
import promises, { type FileHandle, open, readFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/**
 * This file is preloaded into a program (`node --import`). It kills the process in the middle of the step TEAR_AT of
 * those that change files, counted from 1: a file that is written then has the first half of its content. Without
 * TEAR_AT, each step adds a line to the file STEPS_IN.
 */
const { TEAR_AT = '', STEPS_IN } = process.env
let step = 0

function isNow(name: string): boolean {
  if (STEPS_IN) appendFileSync(STEPS_IN, `${name}\n`)
  return ++step === Number(TEAR_AT)
}
const end = () => process.kill(process.pid, 'SIGKILL')

type Change = (...args: never[]) => Promise<unknown>

function tear(name: 'rename' | 'link' | 'rm' | 'writeFile' | 'copyFile', halve?: Change): void {
  const original = promises[name] as Change
  const torn: Change = async (...args) => {
    if (isNow(`${name} ${String(args[0])}`)) {
      await halve?.(...args)
      end()
    }
    return original(...args)
  }
  Object.assign(promises, { [name]: torn })
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

tear('rename')
tear('link')
tear('rm')
tear('writeFile', async (path: string, data: string) =>
  writeFileSync(path, half(Buffer.from(data)))
)
tear('copyFile', async (from: string, to: string) => writeFileSync(to, half(await readFile(from))))
syncBuiltinESMExports()

const handle = await open(import.meta.filename)
const prototype = Object.getPrototypeOf(handle) as FileHandle
await handle.close()
for (const name of ['write', 'writeFile', 'sync'] as const) {
  const original = prototype[name] as Change
  prototype[name] = function (this: FileHandle, ...args: never[]) {
    if (isNow(name)) end()
    return original.apply(this, args)
  } as never
}
