import { sql } from 'kysely'
import type { Test } from 'tap'
import { workOn } from '../../modules/image-opt/runs/work-on.ts'
import type { RunKind } from '../../modules/image-opt/tables.ts'
import type { Db } from '../../server/core/database/db.ts'
import { openWork, PICTURES, RESULT } from './bare-work.ts'

/** Damages rows, as a person with a database tool would. */
export async function plant(db: Db, ...statements: string[]): Promise<void> {
  for (const text of statements) await sql.raw(text).execute(db)
}

/** Returns the laws that the journal says to be broken, each with the table of its row. */
export async function brokenLaws(db: Db): Promise<string[]> {
  const lines = db.selectFrom('journal_line').select('facts').where('what', '=', 'law-broken')
  type Facts = { law: string; table?: string }
  const facts = (await lines.execute()).map((line) => JSON.parse(line.facts) as Facts)
  return [...new Set(facts.map(({ law, table }) => `${law} ${table ?? 'file'}`))].sort()
}

/** Opens the work on an optimised image, whose original is stored and noted as its own. */
export async function openDamaged(t: Test, kind: RunKind) {
  const work = await openWork(t, kind)
  const { deps, files, state } = work
  await files.keep(1, Buffer.from(PICTURES.original))
  await work.addResult({ run_id: 1 })
  if (kind === 'restore') {
    state.bytes = PICTURES.ours
    state.image = { ...state.image, fileName: 'cup.jpg', alt: 'A blue cup' }
  }
  const log = { info: () => {}, warn: () => {}, error: () => {}, child: () => log }
  const disk = { meet: async () => false }
  const end = { ...deps, log, disk, hold: undefined } as unknown as Parameters<typeof workOn>[0]
  const original = () => files.read(1, RESULT.original_hash as string)
  return { ...work, original, run: () => workOn(end, work.claim) }
}
