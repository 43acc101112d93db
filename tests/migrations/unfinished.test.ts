import { cpSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { repeated } from '../support/lane.ts'
import {
  makeOldDatabase,
  migrateAsBefore,
  migrationNames,
  upgradeUndisturbed
} from '../support/old-database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/**
 * Which kill points are tried. A kill point is a statement after which an older version may have been killed. The long
 * form tries every one, and the normal form every sixth, including those after the inserts of migrations 010 and 012.
 */
const [EVERY, FIRST] = repeated({ test: [6, 4], prove: [1, 0] })

for (const images of [0, 12])
  t.test(
    `an upgrade finishes a migration that an older version left half-done (${images} images)`,
    async (t) => {
      const folder = temporaryFolder(t)
      const names = await migrationNames()
      let [place, finished] = [0, 0]
      for (const [index, name] of names.entries()) {
        const before = join(folder, `${name}.db`)
        await makeOldDatabase(before, names[index - 1] ?? '', images)
        const expected = await upgradeUndisturbed(t, before)
        for (let statements = 0; ; statements++) {
          const path = join(folder, `${name}-${statements}.db`)
          cpSync(before, path)
          if (await migrateAsBefore(path, name, statements)) break
          if (place++ % EVERY !== FIRST) continue
          finished++
          t.strictSame(await upgradeUndisturbed(t, path), expected, `${name} after ${statements}`)
        }
      }
      t.ok(place > 100, `${finished} of ${place} kill points were tried`)
    }
  )
