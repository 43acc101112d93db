import { type Kysely, sql } from 'kysely'

/**
 * Creates the journal, which says who did what to an image and when (decision 050). Triggers write each line in the
 * same transaction as the change that it describes, so no code can make a change without its line.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('run').addColumn('started_by', 'text').execute()
  await db.schema.alterTable('image_result').addColumn('run_id', 'integer').execute()
  // There is no foreign key to the shop, because the line that says that a shop was erased outlives the shop.
  await sql`create table journal_line (
    id integer primary key autoincrement,
    at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    shop_id integer not null,
    image_id integer,
    what text not null,
    who text not null,
    run_id integer,
    facts text not null default '{}'
  )`.execute(db)
  await sql`create index journal_line_image on journal_line (shop_id, image_id)`.execute(db)
  for (const trigger of [...appendOnly, ...ofImages, ...ofQuota, ...ofShops])
    await sql.raw(trigger).execute(db)
}

/** A line may be deleted after 400 days, or with the closed shop that is being erased. */
const appendOnly = [
  `create trigger journal_line_final before update on journal_line begin
    select raise(abort, 'a line of the journal cannot be changed');
  end`,
  `create trigger journal_line_kept before delete on journal_line
  when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-400 days')
    and (select is_open from shop where id = old.shop_id) is not 0 begin
    select raise(abort, 'a line of the journal cannot be deleted');
  end`,
  // 'insert or replace' would delete a line without firing the trigger above.
  `create trigger journal_line_new before insert on journal_line
  when exists (select 1 from journal_line where id = new.id) begin
    select raise(abort, 'a line of the journal cannot be replaced');
  end`
]

/** Builds a JSON object that leaves out members that are null. */
const facts = (...members: string[]) => `json_patch('{}', json_object(${members.join(', ')}))`

/** Who started the run. Runs of older versions do not record how the merchant was signed in. */
const starter = `coalesce(run.started_by, iif(run.kind = 'automatic', 'automatic', 'merchant'))`

/**
 * 1 if the work on the image was interrupted and resumed before this line. A postponed attempt does not count as an
 * interruption.
 */
const resumed = (item: string) => `'resumed', iif(${item}.attempts - ${item}.retries > 1, 1, null)`

const insert = 'insert into journal_line (shop_id, image_id, what, who, run_id, facts)'

/**
 * Inserts the line that says what was done to an image, from its history row before and after. `was` returns a column
 * of the row before, or `otherwise` if there was no such row.
 */
function done(was: (column: string, otherwise: string) => string): string {
  const isReplaced = `new.result_hash is not ${was('result_hash', 'new.original_hash')}`
  const flag = (name: string, condition: string) =>
    `'${name}', iif(new.status = 'compressed' and ${condition}, 1, null)`
  return `${insert}
    select new.shop_id, new.image_id,
      case when new.run_id is null then 'recovered' when new.status = 'compressed' then 'changed'
        else 'restored' end,
      case when new.run_id is null then 'operator'
        when new.status != 'compressed' and run.kind != 'restore' then 'server'
        else ${starter} end,
      new.run_id,
      ${facts(
        // The line of a change does not name the original, because the line about its backup does.
        `'original', iif(new.status = 'compressed' and new.run_id is not null, null, new.original_hash)`,
        `'originalBytes', new.original_bytes`,
        `'result', new.result_hash`,
        `'resultBytes', iif(new.status = 'compressed', new.result_bytes, null)`,
        flag('replaced', isReplaced),
        flag('converted', `${isReplaced} and new.input_type != new.output_type`),
        flag('watermarked', `${isReplaced} and new.has_watermark = 1`),
        flag(
          'renamed',
          `new.result_file_name != ${was('result_file_name', 'new.original_file_name')}`
        ),
        flag('altText', `new.result_alt != ${was('result_alt', "coalesce(new.original_alt, '')")}`),
        resumed('run_item')
      )}
    from (select 1) left join run on run.id = new.run_id
      left join run_item on run_item.run_id = new.run_id and run_item.image_id = new.image_id;`
}

const ofImages = [
  `create trigger journal_backed_up after update of plan on run_item
  when new.plan is not null and new.plan is not old.plan begin
    ${insert}
    select new.shop_id, new.image_id, 'backed-up', ${starter}, new.run_id,
      ${facts(
        `'original', json_extract(new.plan, '$.original.hash')`,
        `'originalBytes', json_extract(new.plan, '$.original.bytes')`,
        `'intended', new.planned_hash`,
        resumed('new')
      )}
    from run where run.id = new.run_id;
  end`,
  `create trigger journal_failed after update of state on run_item
  when new.state = 'failed' and old.state != 'failed' begin
    ${insert}
    select new.shop_id, new.image_id, 'failed', ${starter}, new.run_id,
      ${facts(`'work', run.kind`, `'reason', new.reason`, resumed('new'))}
    from run where run.id = new.run_id;
  end`,
  `create trigger journal_first_result after insert on image_result
  when new.status in ('compressed', 'restored') begin
    ${done((_, otherwise) => otherwise)}
  end`,
  // An image that turns from 'compressed' to 'unchanged' has its original again, so it is recorded as restored.
  `create trigger journal_next_result after update of status on image_result
  when new.status in ('compressed', 'restored')
    or (new.status = 'unchanged' and old.status = 'compressed') begin
    ${done((column, otherwise) => `coalesce(old.${column}, ${otherwise})`)}
  end`,
  `create trigger journal_expired after update of status, original_hash on image_result
  when (new.status = 'expired' and old.status != 'expired')
    or (new.status = 'failed' and new.original_hash is null and old.original_hash is not null) begin
    ${insert} values (new.shop_id, new.image_id, 'expired', 'server', null,
      ${facts(`'original', old.original_hash`)});
  end`,
  `create trigger journal_uploaded after update of state on upload
  when new.state = 'taken' and old.state != 'taken' begin
    ${insert} values (new.shop_id, new.image_id, 'uploaded', 'merchant', null,
      ${facts(`'original', new.content_hash`, `'originalBytes', new.size_bytes`)});
  end`,
  `create trigger journal_left_store after update of deleted_at on store_image
  when (new.deleted_at is null) != (old.deleted_at is null)
    and exists (select 1 from image_result where image_id = new.id) begin
    ${insert} values (new.shop_id, new.id, iif(new.deleted_at is null, 'came-back', 'left-store'),
      'store', null, '{}');
  end`
]

const ofQuota = [
  `create trigger journal_unit_spent after update of state on quota_unit
  when new.state = 'spent' and old.state != 'spent' begin
    ${insert} values (new.shop_id, new.image_id, 'unit-spent', 'server', null,
      ${facts(`'cycle', new.cycle`)});
  end`,
  `create trigger journal_overage after update of overage on quota_unit
  when new.overage > 0 and old.overage = 0 begin
    ${insert} values (new.shop_id, new.image_id, 'overage', 'server', null,
      ${facts(`'cycle', new.cycle`, `'number', new.overage`)});
  end`
]

/** Writes the lines that belong to no image. The line of an erased shop contains only its number. */
const ofShops = [
  `create trigger journal_shop_opened after update of is_open on shop
  when new.is_open != old.is_open begin
    ${insert} values (new.id, null, iif(new.is_open = 1, 'shop-opened', 'shop-closed'),
      iif(new.platform = 'local', 'operator', 'platform'), null, '{}');
  end`,
  `create trigger journal_shop_erased after delete on shop begin
    ${insert} values (old.id, null, 'shop-erased', 'platform', null, '{}');
  end`
]
