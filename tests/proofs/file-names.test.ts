import { globSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startApp } from '../support/app.ts'
import { report } from '../support/report.ts'
import { historyOf, untilDone } from '../support/runs.ts'
import { jpeg } from '../support/shop.ts'
import { requestUploads, send, submit } from '../support/uploads.ts'

const NAMES = [
  '../../../etc/passwd.jpg',
  '..\\..\\windows\\win.jpg',
  '/etc/cron.d/evil.jpg',
  'C:\\evil.jpg',
  'a\0.php.jpg',
  'a\r\nSet-Cookie: evil=1.jpg',
  'a"; filename="b.exe.jpg',
  `${'x'.repeat(300)}.jpg`,
  `${'陶'.repeat(300)}.jpg`,
  'CON.jpg',
  'aux.tar.jpg',
  '.htaccess.jpg',
  '...jpg',
  ' .jpg',
  'mug-\u202egpj.exe.jpg',
  '\u2066mug\u2069.jpg',
  '😀👩‍👩‍👧‍👦.jpg',
  '\ud800.jpg',
  'setup.jpg.exe',
  'page.html',
  '%2e%2e%2fetc.jpg',
  '${HOME}`id`$(id).jpg',
  '<img src=x onerror=alert(1)>.jpg',
  '-rf.jpg',
  'a|b>c.jpg'
]

/** Matches the names that the app itself gives to files and folders: fixed names, numbers, and hashes. */
const OURS =
  /^(originals|thumbnails|scratch|last-look\.json|\d+|[0-9a-f]{2}|[0-9a-f]{64}(\.json|\.[0-9a-f]{16}\.use)?)$/

t.test(
  'the file name of an upload is never used on the disk and cannot add anything to the header of a download §8.2.3',
  async (t) => {
    const { app, merchant, dataDir, storeDir } = await startApp(t, { env: { BILLING: 'off' } })
    let [taken, refused] = [0, 0]
    for (const [seed, name] of NAMES.entries()) {
      const file = { name, bytes: await jpeg(seed), type: 'image/jpeg' }
      const reply = await merchant.post('/api/v2/image-opt/getPresignedUploadUrls', {
        file_list: [{ filename: name, type: 'image/jpeg', size: file.bytes.length }]
      })
      t.ok(reply.status < 500, JSON.stringify(name))
      if (reply.status !== 200) {
        refused++
        continue
      }
      const presigned = await requestUploads(merchant, [file])
      t.equal((await send(app, presigned[0]?.upload_url ?? '', file.bytes)).status, 200, name)
      t.equal((await submit(merchant, presigned)).status, 200, name)
      taken++
    }
    await untilDone(merchant, 4)
    const rows = await historyOf(merchant, '', 4)
    t.equal(rows.length, taken)
    for (const { image } of rows) {
      const { statusCode, headers } = await app.inject(image.download_path)
      t.equal(statusCode, 200)
      const disposition = String(headers['content-disposition'])
      t.match(disposition, /^attachment; filename=/)
      t.notMatch(
        disposition,
        /[\r\n\0/\\\u202a-\u202e\u2066-\u2069]|\.exe"?$|\.html"?$/,
        disposition
      )
      t.equal(headers['set-cookie'], undefined)
      t.equal(headers['x-content-type-options'], 'nosniff')
    }
    const files = globSync('**/*', { cwd: join(dataDir, 'storage') })
    const odd = files.filter((path) => !path.split('/').every((part) => OURS.test(part)))
    t.strictSame(odd, [], 'every file has a name of ours')
    t.ok(files.length > taken)
    t.strictSame(globSync('**/*', { cwd: storeDir }), [], 'nothing is in the store')
    report(16, 'uploads', {
      names: NAMES.length,
      'stored under names of ours': taken,
      refused,
      'files with another name': odd.length
    })
  }
)
