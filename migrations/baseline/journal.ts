import type { Trigger, Words } from './words.ts'

const INSERT = 'insert into journal_line (shop_id, image_id, what, who, run_id, facts)'

/** Who started the run. */
const STARTER = `coalesce(run.started_by, case when run.kind = 'automatic' then 'automatic' else 'merchant' end)`

/**
 * 1 if the work on the image was interrupted and resumed before this line. A postponed attempt does not count as an
 * interruption.
 */
const resumed = (item: string) => oneIf(`${item}.attempts - ${item}.retries > 1`)
const oneIf = (condition: string) => `case when ${condition} then 1 end`

/**
 * The journal says who did what to an image and when (decision 050). Triggers write each line in the transaction of the
 * change that it describes, so no code can make a change without its line.
 */
export function journal(words: Words): Trigger[] {
  return [...appendOnly(words), ...ofImages(words), ...ofQuota(words), ...ofShops]
}

/** A line may be deleted after 400 days, or with the closed shop that is being erased. */
const appendOnly = ({ dialect, refuse, daysAgo }: Words): Trigger[] => [
  // Neither fires the trigger of a deleted row: SQLite's 'insert or replace', PostgreSQL's 'truncate'.
  dialect === 'sqlite'
    ? {
        name: 'journal_line_new',
        fires: 'before insert on journal_line',
        condition: 'exists (select 1 from journal_line where id = new.id)',
        does: [refuse('a line of the journal cannot be replaced')]
      }
    : {
        name: 'journal_line_emptied',
        fires: 'before truncate on journal_line',
        does: [refuse('a line of the journal cannot be deleted')]
      },
  {
    name: 'journal_line_final',
    fires: 'before update on journal_line',
    does: [refuse('a line of the journal cannot be changed')]
  },
  {
    name: 'journal_line_kept',
    fires: 'before delete on journal_line',
    condition: `old.at > ${daysAgo(400)}
    and (select is_open from shop where id = old.shop_id) is distinct from 0`,
    does: [refuse('a line of the journal cannot be deleted')]
  }
]

const ofImages = (words: Words): Trigger[] => [
  // One trigger, because the databases fire several in different orders.
  {
    name: 'journal_of_item',
    fires: 'after update of plan, state on run_item',
    condition: 'new.plan is distinct from old.plan or new.state != old.state',
    does: [
      `${INSERT} select new.shop_id, new.image_id, 'backed-up', ${STARTER}, new.run_id, ${words.facts(
        {
          original: words.member('new.plan', ['original', 'hash'], 'text'),
          originalBytes: words.member('new.plan', ['original', 'bytes'], 'number'),
          intended: 'new.planned_hash',
          resumed: resumed('new')
        }
      )} from run where run.id = new.run_id and new.plan is not null and new.plan is distinct from old.plan`,
      `${INSERT} select new.shop_id, new.image_id, 'failed', ${STARTER}, new.run_id, ${words.facts({
        work: 'run.kind',
        reason: 'new.reason',
        resumed: resumed('new')
      })} from run where run.id = new.run_id and new.state = 'failed' and old.state != 'failed'`
    ]
  },
  {
    name: 'journal_first_result',
    fires: 'after insert on image_result',
    condition: `new.status in ('compressed', 'restored')`,
    does: [done(words, (_, otherwise) => otherwise)]
  },
  // An image that turns from 'compressed' to 'unchanged' has its original again, so it is recorded as restored.
  {
    name: 'journal_next_result',
    fires: 'after update of status on image_result',
    condition: `new.status in ('compressed', 'restored')
    or (new.status = 'unchanged' and old.status = 'compressed')`,
    does: [done(words, (column, otherwise) => `coalesce(old.${column}, ${otherwise})`)]
  },
  {
    name: 'journal_expired',
    fires: 'after update of status, original_hash on image_result',
    condition: `(new.status = 'expired' and old.status != 'expired')
    or (new.status = 'failed' and new.original_hash is null and old.original_hash is not null)`,
    does: [
      `${INSERT} values (new.shop_id, new.image_id, 'expired', 'server', null,
      ${words.facts({ original: 'old.original_hash' })})`
    ]
  },
  {
    name: 'journal_uploaded',
    fires: 'after update of state on upload',
    condition: `new.state = 'taken' and old.state != 'taken'`,
    does: [
      `${INSERT} values (new.shop_id, new.image_id, 'uploaded', 'merchant', null,
      ${words.facts({ original: 'new.content_hash', originalBytes: 'new.size_bytes' })})`
    ]
  },
  {
    name: 'journal_left_store',
    fires: 'after update of deleted_at on store_image',
    condition: `(new.deleted_at is null) != (old.deleted_at is null)
    and exists (select 1 from image_result where image_id = new.id)`,
    does: [
      `${INSERT} values (new.shop_id, new.id,
      case when new.deleted_at is null then 'came-back' else 'left-store' end, 'store', null, '{}')`
    ]
  }
]

/**
 * Inserts the line that says what was done to an image, from its history row before and after. `was` returns a column
 * of the row before, or `otherwise` if there was no such row.
 */
function done(words: Words, was: (column: string, otherwise: string) => string): string {
  const isChanged = `new.status = 'compressed'`
  const isReplaced = `new.result_hash is distinct from ${was('result_hash', 'new.original_hash')}`
  const oneIfChanged = (condition: string) => oneIf(`${isChanged} and ${condition}`)
  return `${INSERT}
    select new.shop_id, new.image_id,
      case when new.run_id is null then 'recovered' when ${isChanged} then 'changed' else 'restored' end,
      case when new.run_id is null then 'operator'
        when not ${isChanged} and run.kind != 'restore' then 'server' else ${STARTER} end,
      new.run_id,
      ${words.facts({
        // The line of a change does not name the original, because the line about its backup does.
        original: `case when not (${isChanged} and new.run_id is not null) then new.original_hash end`,
        originalBytes: 'new.original_bytes',
        result: 'new.result_hash',
        resultBytes: `case when ${isChanged} then new.result_bytes end`,
        replaced: oneIfChanged(isReplaced),
        converted: oneIfChanged(`${isReplaced} and new.input_type != new.output_type`),
        watermarked: oneIfChanged(`${isReplaced} and new.has_watermark = 1`),
        renamed: oneIfChanged(
          `new.result_file_name != ${was('result_file_name', 'new.original_file_name')}`
        ),
        altText: oneIfChanged(
          `new.result_alt != ${was('result_alt', "coalesce(new.original_alt, '')")}`
        ),
        resumed: resumed('run_item')
      })}
    from (select 1 as one) as one left join run on run.id = new.run_id
      left join run_item on run_item.run_id = new.run_id and run_item.image_id = new.image_id`
}

const ofQuota = (words: Words): Trigger[] => [
  {
    name: 'journal_unit_spent',
    fires: 'after update of state on quota_unit',
    condition: `new.state = 'spent' and old.state != 'spent'`,
    does: [
      `${INSERT} values (new.shop_id, new.image_id, 'unit-spent', 'server', null,
      ${words.facts({ cycle: 'new.cycle' })})`
    ]
  },
  {
    name: 'journal_overage',
    fires: 'after update of overage on quota_unit',
    condition: 'new.overage > 0 and old.overage = 0',
    does: [
      `${INSERT} values (new.shop_id, new.image_id, 'overage', 'server', null,
      ${words.facts({ cycle: 'new.cycle', number: 'new.overage' })})`
    ]
  }
]

/** Writes the lines that belong to no image. The line of an erased shop contains only its number. */
const ofShops: Trigger[] = [
  {
    name: 'journal_shop_opened',
    fires: 'after update of is_open on shop',
    condition: 'new.is_open != old.is_open',
    does: [
      `${INSERT} values (new.id, null, case when new.is_open = 1 then 'shop-opened' else 'shop-closed' end,
      case when new.platform = 'local' then 'operator' else 'platform' end, null, '{}')`
    ]
  },
  {
    name: 'journal_shop_erased',
    fires: 'after delete on shop',
    does: [`${INSERT} values (old.id, null, 'shop-erased', 'platform', null, '{}')`]
  }
]
