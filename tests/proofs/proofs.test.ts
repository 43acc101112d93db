import { existsSync, readFileSync } from 'node:fs'
import t from 'tap'
import { readPage, writePage } from './page.ts'
import { PROOFS } from './proofs.ts'

t.test(
  'the proofs are numbered 1 to 27, and each part of a proof names an existing test file that covers it',
  async (t) => {
    t.strictSame(
      PROOFS.map(({ number }) => number),
      Array.from({ length: 27 }, (_, index) => index + 1)
    )
    for (const { number, parts } of PROOFS) {
      for (const [part, file] of Object.entries(parts))
        t.ok(
          existsSync(file) && readFileSync(file, 'utf8').includes(`report(${number}, '${part}'`),
          `${file} reports '${part}' of proof ${number}`
        )
    }
  }
)

t.test(
  'docs/reliability.md lists every proof, and reading and writing its outcomes leaves it unchanged',
  async (t) => {
    const page = readFileSync('docs/reliability.md', 'utf8')
    t.equal(writePage(readPage(page)), page, 'write it with `npm run prove -- NUMBERS`')
  }
)

t.test('a proof that runs again replaces only its own line', async (t) => {
  const old = { measured: '1 kills', result: 'holds', date: '2026-01-01', commit: 'aaaaaaaa' }
  const newer = { ...old, measured: '2 kills', date: '2026-01-02' }
  const outcomes = new Map([
    ['1 local store', old],
    ['7 local store', old]
  ])
  const page = writePage(outcomes)
  const again = readPage(page)
  t.strictSame(again, outcomes)
  again.set('7 local store', newer)
  const read = readPage(writePage(again))
  t.strictSame(read.get('1 local store'), old)
  t.strictSame(read.get('7 local store'), newer)
})
