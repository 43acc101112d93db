import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import t from 'tap'
import { startCli } from '../../../support/cli.ts'
import { photo } from '../../../support/pictures.ts'
import { put } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

t.test(
  'the command works when it is started as npx starts it, through a link to a package in node_modules §1.2.5',
  async (t) => {
    const folder = temporaryFolder(t)
    const place = join(folder, 'node_modules/page-speed-boost')
    for (const part of ['package.json', 'server', 'modules', 'locales'])
      cpSync(part, join(place, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(place, 'node_modules'))
    mkdirSync(join(folder, 'node_modules/.bin'))
    const link = join(folder, 'node_modules/.bin/page-speed-boost')
    symlinkSync('../page-speed-boost/server/cli.mjs', link)

    put(folder, { 'front.jpg': await photo().jpeg({ quality: 97 }).toBuffer() })
    const { code, out, err } = await startCli(folder, ['optimise', 'front.jpg'], link).ended
    t.equal(err, '')
    t.match(out, /^front\.jpg .* saved$/m)
    t.equal(code, 0)
  }
)
