/**
 * Saves a JSON file again and again, as editors do, until it is told to stop. Then prints how many saves it made and
 * which of them were undone. See saved-meanwhile.test.ts.
 */
import { closeSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const [path = ''] = process.argv.slice(2)
let isStopping = false
process.stdin.once('data', () => {
  isStopping = true
})

/** Returns the product as it is now; undefined while the app or we are not done with writing it. */
function read(): { title: string } | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { title: string }
  } catch {
    return undefined
  }
}

/** As vim and most editors save: a new file takes the name. */
function saveByRename(text: string) {
  writeFileSync(`${path}~`, text)
  renameSync(`${path}~`, path)
}

/** As nano, Notepad and scripts save: the file is emptied and written again, here in two halves. */
async function saveInPlace(text: string) {
  const bytes = Buffer.from(text)
  const half = Math.floor(bytes.length / 2)
  const file = openSync(path, 'w')
  await wait(2)
  writeSync(file, bytes, 0, half)
  await wait(2)
  writeSync(file, bytes, half)
  closeSync(file)
}

/** For how long a save must not be undone, and how long one may take to appear: no write of the app takes as long. */
const STAYS_MS = 40
const APPEARS_MS = 3000

const undone: number[] = []
let saves = 0
process.stdout.write('saving\n')
while (!isStopping) {
  const product = read()
  if (!product) {
    await wait(1)
    continue
  }
  saves++
  const text = `${JSON.stringify({ ...product, title: `Save ${saves}` }, null, 2)}\n`
  if (saves % 2 === 0) saveByRename(text)
  else await saveInPlace(text)
  await wait(STAYS_MS)
  const last = Date.now() + APPEARS_MS
  while (read()?.title !== `Save ${saves}` && Date.now() < last) await wait(5)
  if (read()?.title !== `Save ${saves}`) undone.push(saves)
}
console.log(JSON.stringify({ saves, undone }))
process.exit(0)
