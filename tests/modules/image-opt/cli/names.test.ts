import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { CLI, runCli } from '../../../support/cli.ts'
import { graphic, photo } from '../../../support/pictures.ts'
import { hashesOf, put } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const jpeg = () => photo().jpeg({ quality: 97 }).toBuffer()
const png = () => photo().png().toBuffer()

/** Other systems refuse such names. */
const notLinux = process.platform !== 'linux' && 'the file system stores names as text'

function folderOf(t: Test, files: Record<string, Uint8Array>): string {
  const folder = temporaryFolder(t)
  put(folder, files)
  return folder
}

const namesIn = (folder: string): string[] =>
  Object.keys(hashesOf(folder)).toSorted((a, b) => (a < b ? -1 : 1))

t.test(
  'every picture gets a result of its own, under the same name in every run §18.4',
  async (t) => {
    const pictures = [30, 31, 32, 33, 34].map((size) => photo(size * 10, 200))
    const [a, b, c, d, e] = await Promise.all(pictures.map((picture) => picture.png().toBuffer()))
    const small = await photo(40, 30).jpeg({ quality: 40, mozjpeg: true }).toBuffer()
    const given = {
      'in/red.jpg': small,
      'in/red.png': a!,
      'in/red.PNG': b!,
      'in/Red.webp': c!,
      'in/red-1.jpg': small,
      'in/caf\u00e9.png': d!,
      'in/cafe\u0301.png': e!,
      'in/flat.png': await graphic().png({ compressionLevel: 3 }).toBuffer()
    }
    const folder = folderOf(t, given)
    const resultsOf = (out: string): Record<string, string> =>
      Object.fromEntries(
        JSON.parse(out).files.map(({ file, result }: { file: string; result: string }) => [
          file,
          result.slice(result.lastIndexOf('/') + 1)
        ])
      )
    const first = await runCli(folder, 'optimise', 'in', '--png-to-jpg', '--out', 'out', '--json')
    t.equal(first.code, 0, first.err)
    const results = resultsOf(first.out)
    const keys = Object.values(results).map((name) => name.normalize('NFC').toLowerCase())
    t.equal(keys.length, 8)
    t.equal(new Set(keys).size, 8, `also on a disk that ignores case: ${keys.join()}`)
    t.equal(results['in/red.jpg'], 'red.jpg', 'a picture that keeps its type keeps its name')
    t.equal(results['in/red-1.jpg'], 'red-1.jpg')
    t.equal(results['in/flat.png'], 'flat.png', 'a conversion that was not worth it takes no name')
    t.strictSame(namesIn(join(folder, 'out')), Object.values(results).toSorted())
    for (const jobs of ['1', '3']) {
      const args = ['optimise', 'in', '--png-to-jpg', '--out', 'out', '--json', '--jobs', jobs]
      t.strictSame(resultsOf((await runCli(folder, ...args)).out), results, `with ${jobs} jobs`)
    }
    const again = await runCli(folder, 'optimise', 'in', '--png-to-jpg', '--json')
    t.equal(again.code, 0, again.err)
    const { 'in/red.PNG': upper, 'in/red.png': lower } = resultsOf(again.out)
    t.not(upper, lower)
    t.equal(namesIn(join(folder, 'in')).length, 8, 'in place no picture is lost either')
    t.strictSame(readFileSync(join(folder, 'in/red.jpg')), small)
  }
)

t.test('a result below --out never replaces one of the originals §18.7', async (t) => {
  const original = await jpeg()
  const folder = folderOf(t, { 'a/front.jpg': original, 'b/front.png': await png() })
  const { code, err } = await runCli(folder, 'optimise', 'a/front.jpg', '--out', 'a')
  t.equal(code, 2)
  t.match(err, "--out is the input folder 'a'. Choose another.")
  t.strictSame(readFileSync(join(folder, 'a/front.jpg')), original)
})

t.test('a name that is not UTF-8 is reported as such', { skip: notLinux }, async (t) => {
  const folder = folderOf(t, { 'in/front.jpg': await jpeg() })
  const bytes = Buffer.concat([
    Buffer.from(`${folder}/in/caf`),
    Buffer.from([0xe9]),
    Buffer.from('.jpg')
  ])
  writeFileSync(bytes, await jpeg())
  const { code, out } = await runCli(folder, 'optimise', 'in')
  t.equal(code, 1)
  t.match(out, /The name “in\/caf\ufffd\.jpg” is not valid UTF-8\. Rename it/)
  t.match(out, /1 optimised/)
  const shell = `exec "$0" "$1" optimise in/caf$(printf '\\351').jpg`
  const named = spawnSync('sh', ['-c', shell, process.execPath, CLI], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' }
  })
  t.equal(named.status, 2)
  t.match(named.stderr, 'is not valid UTF-8')
})
