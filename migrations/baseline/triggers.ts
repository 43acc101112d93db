import { journal } from './journal.ts'
import { totals } from './totals.ts'
import { POSTGRES, SQLITE, type Trigger } from './words.ts'

/** Returns the statements that create the triggers. */
export function triggersOf(dialect: 'sqlite' | 'postgres'): string[] {
  if (dialect === 'sqlite') return [...totals(SQLITE), ...journal(SQLITE)].map(inSqlite)
  return [...totals(POSTGRES), ...journal(POSTGRES)].flatMap(inPostgres)
}

function inSqlite({ name, fires, condition, does }: Trigger): string {
  const when = condition === undefined ? '' : ` when ${condition}`
  return `create trigger ${name} ${fires}${when} begin ${does.map((each) => `${each};`).join(' ')} end`
}

/** The condition is in the function, because that of a PostgreSQL trigger may contain no query. */
function inPostgres({ name, fires, condition, does }: Trigger): string[] {
  const result = fires.startsWith('before') ? 'coalesce(new, old)' : 'null'
  const each = fires.includes('truncate') ? 'statement' : 'row'
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin
    if ${condition ?? 'true'} then ${does.map((statement) => `${statement};`).join(' ')} end if;
    return ${result};
  end $$`,
    `create trigger ${name} ${fires} for each ${each} execute function ${name}()`
  ]
}
