import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import { runCli } from '../../../support/cli.ts'
import { graphic, photo, pixelsOf } from '../../../support/pictures.ts'
import { hashesOf, put } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const jpeg = () => photo().jpeg({ quality: 97 }).toBuffer()
const png = () => photo().png().toBuffer()

async function folderOf(t: Test, files: Record<string, Uint8Array | string>): Promise<string> {
  const folder = temporaryFolder(t)
  put(folder, files)
  return folder
}

const namesIn = (folder: string): string[] =>
  Object.keys(hashesOf(folder)).toSorted((a, b) => (a < b ? -1 : 1))

t.test(
  'pictures in a folder are replaced by smaller ones, and no other file changes §18.1',
  async (t) => {
    const small = await photo(40, 30).jpeg({ quality: 40, mozjpeg: true }).toBuffer()
    const folder = await folderOf(t, {
      'front.jpg': await jpeg(),
      'deep/er/side.PNG': await png(),
      'small.jpg': small,
      'notes.txt': 'hello',
      '.hidden/front.jpg': await jpeg(),
      'node_modules/logo/logo.png': await png()
    })
    const before = hashesOf(folder)
    const { code, out, err } = await runCli(folder, 'optimise', '.')
    t.equal(err, '')
    t.equal(code, 0)
    t.match(out, /^front\.jpg  [\d.]+ KB to [\d.]+ KB, [\d.]+% saved$/m)
    t.match(out, /^small\.jpg  \d+ B, unchanged$/m)
    t.match(out, /^3 files in [\d.]+ s: 2 optimised, 1 unchanged\n.*\d% saved\n$/m)
    const after = hashesOf(folder)
    t.strictSame(Object.keys(after), Object.keys(before), 'no file was added or deleted')
    const changed = Object.keys(after).filter((path) => after[path] !== before[path])
    t.strictSame(changed, ['deep/er/side.PNG', 'front.jpg'])
  }
)

t.test(
  'with --out the originals stay unchanged, and the results are written into the same folder tree under --out §18.7',
  async (t) => {
    const small = await photo(40, 30).jpeg({ quality: 40, mozjpeg: true }).toBuffer()
    const folder = await folderOf(t, {
      'in/front.jpg': await jpeg(),
      'in/deep/side.png': await png(),
      'in/small.jpg': small,
      'in/broken.jpg': 'no picture'
    })
    const before = hashesOf(join(folder, 'in'))
    const { code } = await runCli(folder, 'optimise', 'in', '--out', 'in/out')
    t.equal(code, 1, 'one picture was refused')
    const again = await runCli(folder, 'optimise', 'in', '--out', 'in/out')
    t.match(
      again.out,
      /^4 files/m,
      'the results are not treated as input, although they are inside the folder'
    )
    t.strictSame(namesIn(join(folder, 'in/out')), ['deep/side.png', 'front.jpg', 'small.jpg'])
    t.strictSame(
      readFileSync(join(folder, 'in/out/small.jpg')),
      small,
      'an unchanged file is copied'
    )
    t.ok(
      statSync(join(folder, 'in/out/front.jpg')).size < statSync(join(folder, 'in/front.jpg')).size
    )
    for (const [path, hash] of Object.entries(before))
      t.equal(hashesOf(join(folder, 'in'))[path], hash, `${path} is unchanged`)
  }
)

t.test('--lossless keeps every pixel §18.3', async (t) => {
  const original = await jpeg()
  const folder = await folderOf(t, { 'front.jpg': original })
  t.equal((await runCli(folder, 'optimise', 'front.jpg', '--lossless')).code, 0)
  const result = readFileSync(join(folder, 'front.jpg'))
  t.ok(result.length < original.length)
  t.ok((await pixelsOf(result)).equals(await pixelsOf(original)))
})

t.test('a higher compression level gives smaller files §18.2', async (t) => {
  const folder = await folderOf(t, {
    'in/front.jpg': await photo(640, 480).jpeg({ quality: 97 }).toBuffer()
  })
  const sizes: number[] = []
  for (const level of ['low', '75', 'high']) {
    await runCli(folder, 'optimise', 'in', '--level', level, '--out', level)
    sizes.push(statSync(join(folder, level, 'front.jpg')).size)
  }
  t.ok((sizes[0] ?? 0) > (sizes[1] ?? 0) && (sizes[1] ?? 0) >= (sizes[2] ?? 0), sizes.join(' > '))
})

t.test('--auto reports the score of each picture §18.3', async (t) => {
  const folder = await folderOf(t, { 'front.jpg': await jpeg() })
  const { code, out } = await runCli(folder, 'optimise', '.', '--auto', '--json')
  t.equal(code, 0)
  const [front] = JSON.parse(out).files
  t.equal(front.status, 'optimised')
  t.ok(front.score >= 70 && front.score <= 100, `score ${front.score}`)
})

t.test('--longest-side shrinks only pictures that exceed the limit §18.5', async (t) => {
  const folder = await folderOf(t, {
    'large.jpg': await photo(640, 480).jpeg({ quality: 97 }).toBuffer(),
    'small.jpg': await photo(200, 150).jpeg({ quality: 97 }).toBuffer()
  })
  t.equal((await runCli(folder, 'optimise', '.', '--longest-side', '320')).code, 0)
  const sizeOf = async (name: string) => {
    const { width, height } = await sharp(readFileSync(join(folder, name))).metadata()
    return [width, height]
  }
  t.strictSame(await sizeOf('large.jpg'), [320, 240])
  t.strictSame(await sizeOf('small.jpg'), [200, 150])
})

t.test('--watermark places a picture at the chosen position §18.6', async (t) => {
  const red = sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
  const original = await png()
  const folder = await folderOf(t, {
    'front.png': original,
    'mark.png': await red.png().toBuffer()
  })
  const mark = ['--watermark', 'mark.png', '--position', 't_l', '--height', '0.25']
  const args = ['optimise', 'front.png', '--lossless', ...mark, '--json']
  const { code, out } = await runCli(folder, ...args)
  t.equal(code, 0)
  t.equal(JSON.parse(out).files[0].hasWatermark, true)
  const result = await pixelsOf(readFileSync(join(folder, 'front.png')))
  const before = await pixelsOf(original)
  const at = (pixels: Buffer, x: number, y: number) => {
    const start = (y * 320 + x) * 4
    return [...pixels.subarray(start, start + 3)]
  }
  for (const place of [0, 59]) t.strictSame(at(result, place, place), [255, 0, 0])
  // The watermark covers 60 px, a quarter of the picture's height of 240 px.
  for (const place of [60, 100])
    t.strictSame(at(result, place, place), at(before, place, place), 'the rest is unchanged')
})

t.test(
  'a second run with the same options leaves the results of the first one unchanged §18.12',
  async (t) => {
    const folder = await folderOf(t, {
      'a.jpg': await photo(320, 240).jpeg({ quality: 97 }).toBuffer(),
      'b.png': await png(),
      'logo/logo.png': await photo(40, 40).png().toBuffer(),
      'c.gif': await photo(64, 64).gif().toBuffer()
    })
    const inputs = ['a.jpg', 'b.png', 'c.gif']
    const options = ['--level', 'high', '--watermark', 'logo/logo.png', '--png-to-jpg']
    const first = await runCli(folder, 'optimise', ...inputs, ...options)
    t.equal(first.code, 0, first.err)
    const made = hashesOf(folder)
    t.ok('b.jpg' in made, 'the second run is given the current names')
    const again = await runCli(folder, 'optimise', 'a.jpg', 'b.jpg', 'c.gif', ...options)
    t.match(again.out, /^3 files .*: 0 optimised, 3 unchanged$/m)
    t.strictSame(hashesOf(folder), made)
    const weaker = await runCli(folder, 'optimise', '.', '--level', 'low')
    t.match(weaker.out, /^4 files .*: 1 optimised, 3 unchanged$/m, 'only the logo is new')
    const other = await runCli(folder, 'optimise', 'a.jpg', '--longest-side', '100')
    t.match(other.out, /: 1 optimised/, 'a smaller size is made')
  }
)

t.test('a PNG that becomes a JPG gets a name that no other file has §18.4', async (t) => {
  const other = Buffer.from('another file has this name')
  const folder = await folderOf(t, {
    'a.png': await png(),
    'b.png': await png(),
    'b.jpg': other,
    'flat.png': await graphic().png({ compressionLevel: 3 }).toBuffer()
  })
  const { code, out } = await runCli(
    folder,
    'optimise',
    'a.png',
    'b.png',
    'flat.png',
    '--png-to-jpg'
  )
  t.equal(code, 0)
  t.match(out, /^b\.png .* saved, now .*b-1\.jpg$/m)
  t.strictSame(namesIn(folder), ['a.jpg', 'b-1.jpg', 'b.jpg', 'flat.png'])
  t.strictSame(readFileSync(join(folder, 'b.jpg')), other)
})

t.test('the next run finishes a rename that a crash interrupted', async (t) => {
  const original = await png()
  const folder = await folderOf(t, { 'a.png': original })
  await runCli(folder, 'optimise', '.', '--png-to-jpg')
  const result = readFileSync(join(folder, 'a.jpg'))
  // This is the state after a kill between writing the new file and deleting the old one.
  writeFileSync(join(folder, 'a.png'), original)
  await runCli(folder, 'optimise', 'a.png', '--png-to-jpg')
  t.strictSame(namesIn(folder), ['a.jpg'])
  t.strictSame(readFileSync(join(folder, 'a.jpg')), result)
})

t.test(
  'the content of a file decides how it is processed, and the output says when its extension does not match',
  async (t) => {
    const folder = await folderOf(t, { 'really-png.jpg': await png() })
    const { code, out } = await runCli(folder, 'optimise', '.')
    t.equal(code, 0)
    t.match(out, /saved, but the content is PNG$/m)
    t.strictSame(namesIn(folder), ['really-png.jpg'])
  }
)

t.test(
  'a refused file is left unchanged and listed with the reason, and the other files are processed',
  async (t) => {
    const folder = await folderOf(t, {
      'cut.jpg': (await jpeg()).subarray(0, 2_000),
      'empty.png': '',
      'page.gif': '<!doctype html>',
      'vector.png': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'line\nbreak\u001b[2J.jpg': 'text',
      'front.jpg': await jpeg()
    })
    const before = hashesOf(folder)
    const { code, out } = await runCli(folder, 'optimise', '.')
    t.equal(code, 1)
    t.match(out, /^cut\.jpg  refused: The file is damaged or incomplete\. \(.+\)$/m)
    t.match(out, /^empty\.png  refused: The file is empty\./m)
    t.match(out, /^page\.gif  refused: The file is not an image\./m)
    t.match(out, /^vector\.png  refused: This image type is not supported\./m)
    t.ok(out.includes('line\\nbreak\\u001b[2J.jpg  refused'), 'a name cannot command the terminal')
    t.match(out, /^6 files in .*: 1 optimised, 0 unchanged, 5 refused$/m)
    const after = hashesOf(folder)
    t.strictSame({ ...after, 'front.jpg': '' }, { ...before, 'front.jpg': '' })
  }
)

t.test('--json prints one document with each file and the totals §18.8', async (t) => {
  const folder = await folderOf(t, { 'front.jpg': await jpeg(), 'page.gif': 'hello' })
  const { code, out, err } = await runCli(folder, 'optimise', '.', '--json')
  t.equal(code, 1)
  t.equal(err, '', 'no progress where there is no terminal')
  const { files, total, version } = JSON.parse(out)
  t.match(version, /^\d+\.\d+\.\d+$/)
  t.match(files, [
    { file: 'front.jpg', status: 'optimised', type: 'jpeg', width: 320, height: 240, reason: null },
    { file: 'page.gif', status: 'refused', reason: 'not-a-picture', result: null, bytesBefore: 5 }
  ])
  t.equal(files[0].bytesAfter, statSync(join(folder, 'front.jpg')).size)
  t.match(total, { files: 2, optimised: 1, unchanged: 0, refused: 1, failed: 0 })
  t.equal(total.savedBytes, total.bytesBefore - total.bytesAfter)
})

t.test(
  'a link named on the command line is followed, while links inside a folder are not',
  async (t) => {
    const folder = await folderOf(t, {
      'outside/front.jpg': await jpeg(),
      'in/side.jpg': await jpeg()
    })
    symlinkSync('../outside', join(folder, 'in/away'))
    symlinkSync('../outside/front.jpg', join(folder, 'in/front.jpg'))
    const before = hashesOf(join(folder, 'outside'))
    t.match((await runCli(folder, 'optimise', 'in')).out, /^1 file in/m)
    t.strictSame(hashesOf(join(folder, 'outside')), before)
    t.match((await runCli(folder, 'optimise', 'in/front.jpg')).out, /^1 file in .*: 1 optimised/m)
    t.notSame(hashesOf(join(folder, 'outside')), before)
    t.ok(readdirSync(join(folder, 'in')).includes('front.jpg'))
  }
)

t.test('a path that is not a regular file fails without stopping the other files', async (t) => {
  const folder = await folderOf(t, { 'front.jpg': await jpeg() })
  spawnSync('mkfifo', [join(folder, 'pipe.jpg')])
  const { code, out } = await runCli(folder, 'optimise', 'pipe.jpg', 'front.jpg')
  t.equal(code, 1)
  t.match(out, /^pipe\.jpg  failed: Not a regular file\.$/m)
  t.match(out, /: 1 optimised, 0 unchanged, 1 failed$/m)
})

t.test('a folder without pictures is not an error', async (t) => {
  const folder = await folderOf(t, { 'notes.txt': 'hello' })
  t.match(await runCli(folder, 'optimise', '.'), { code: 0, out: 'No images found.\n' })
})
