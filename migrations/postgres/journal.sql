-- The journal: triggers write each line in the transaction of the change that it describes (decision 050). They are
-- those of migration 023 and do the same.

-- A line may be deleted after 400 days, or with the closed shop that is being erased.
create function journal_line_final() returns trigger language plpgsql as $$
begin
  raise exception 'a line of the journal cannot be changed';
end $$;
create trigger journal_line_final before update on journal_line
  for each row execute function journal_line_final();
create trigger journal_line_emptied before truncate on journal_line
  for each statement execute function journal_line_final();

create function journal_line_kept() returns trigger language plpgsql as $$
begin
  if old.at > text_of_time(clock_timestamp() - interval '400 days')
    and (select is_open from shop where id = old.shop_id) is distinct from 0
  then raise exception 'a line of the journal cannot be deleted'; end if;
  return old;
end $$;
create trigger journal_line_kept before delete on journal_line
  for each row execute function journal_line_kept();

create procedure add_line(shop bigint, image bigint, what text, who text, run bigint, facts json)
  language sql as $$
  insert into journal_line (shop_id, image_id, what, who, run_id, facts)
  values (shop, image, what, who, run, json_strip_nulls(facts))
$$;

-- Who started the run. Runs of older versions do not record how the merchant was signed in.
create function starter_of(run run) returns text language sql immutable
  return coalesce(run.started_by, case when run.kind = 'automatic' then 'automatic' else 'merchant' end);

-- 1 if the work on the image was interrupted and resumed before this line. A postponed attempt does not count as an
-- interruption.
create function is_resumed(item run_item) returns integer language sql immutable
  return case when item.attempts - item.retries > 1 then 1 end;

create function flag(condition boolean) returns integer language sql immutable
  return case when condition then 1 end;

create function journal_of_item() returns trigger language plpgsql as $$
declare run_of_item run;
begin
  select * into run_of_item from run where id = new.run_id;
  if new.plan is not null and new.plan is distinct from old.plan then
    call add_line(new.shop_id, new.image_id, 'backed-up', starter_of(run_of_item), new.run_id,
      json_build_object('original', new.plan::json -> 'original' ->> 'hash',
        'originalBytes', new.plan::json -> 'original' -> 'bytes',
        'intended', new.planned_hash, 'resumed', is_resumed(new)));
  end if;
  if new.state = 'failed' and old.state <> 'failed' then
    call add_line(new.shop_id, new.image_id, 'failed', starter_of(run_of_item), new.run_id,
      json_build_object('work', run_of_item.kind, 'reason', new.reason, 'resumed', is_resumed(new)));
  end if;
  return null;
end $$;
create trigger journal_of_item after update of plan, state on run_item for each row
  when (new.plan is distinct from old.plan or new.state <> old.state)
  execute function journal_of_item();

-- Adds the line that says what was done to an image, from its history row before and after. `old` is null for the
-- first result.
create function journal_result() returns trigger language plpgsql as $$
declare
  run_of_result run;
  item run_item;
  is_changed boolean := new.status = 'compressed';
  is_replaced boolean := new.result_hash is distinct from
    coalesce(old.result_hash, new.original_hash);
begin
  select * into run_of_result from run where id = new.run_id;
  select * into item from run_item where run_id = new.run_id and image_id = new.image_id;
  call add_line(new.shop_id, new.image_id,
    case when new.run_id is null then 'recovered' when is_changed then 'changed' else 'restored' end,
    case when new.run_id is null then 'operator'
      when not is_changed and run_of_result.kind <> 'restore' then 'server'
      else starter_of(run_of_result) end,
    new.run_id,
    json_build_object(
      -- The line of a change does not name the original, because the line about its backup does.
      'original', case when is_changed and new.run_id is not null then null else new.original_hash end,
      'originalBytes', new.original_bytes,
      'result', new.result_hash,
      'resultBytes', case when is_changed then new.result_bytes end,
      'replaced', flag(is_changed and is_replaced),
      'converted', flag(is_changed and is_replaced and new.input_type <> new.output_type),
      'watermarked', flag(is_changed and is_replaced and new.has_watermark = 1),
      'renamed', flag(is_changed
        and new.result_file_name <> coalesce(old.result_file_name, new.original_file_name)),
      'altText', flag(is_changed
        and new.result_alt <> coalesce(old.result_alt, new.original_alt, '')),
      'resumed', is_resumed(item)));
  return null;
end $$;
create trigger journal_first_result after insert on image_result for each row
  when (new.status in ('compressed', 'restored')) execute function journal_result();
-- An image that turns from 'compressed' to 'unchanged' has its original again, so it is recorded as restored.
create trigger journal_next_result after update of status on image_result for each row
  when (new.status in ('compressed', 'restored')
    or (new.status = 'unchanged' and old.status = 'compressed'))
  execute function journal_result();

create function journal_expired() returns trigger language plpgsql as $$
begin
  call add_line(new.shop_id, new.image_id, 'expired', 'server', null,
    json_build_object('original', old.original_hash));
  return null;
end $$;
create trigger journal_expired after update of status, original_hash on image_result for each row
  when ((new.status = 'expired' and old.status <> 'expired')
    or (new.status = 'failed' and new.original_hash is null and old.original_hash is not null))
  execute function journal_expired();

create function journal_uploaded() returns trigger language plpgsql as $$
begin
  call add_line(new.shop_id, new.image_id, 'uploaded', 'merchant', null,
    json_build_object('original', new.content_hash, 'originalBytes', new.size_bytes));
  return null;
end $$;
create trigger journal_uploaded after update of state on upload for each row
  when (new.state = 'taken' and old.state <> 'taken') execute function journal_uploaded();

create function journal_left_store() returns trigger language plpgsql as $$
begin
  if exists (select 1 from image_result where image_id = new.id) then
    call add_line(new.shop_id, new.id,
      case when new.deleted_at is null then 'came-back' else 'left-store' end, 'store', null, '{}');
  end if;
  return null;
end $$;
create trigger journal_left_store after update of deleted_at on store_image for each row
  when ((new.deleted_at is null) <> (old.deleted_at is null)) execute function journal_left_store();

create function journal_unit_spent() returns trigger language plpgsql as $$
begin
  call add_line(new.shop_id, new.image_id, 'unit-spent', 'server', null,
    json_build_object('cycle', new.cycle));
  return null;
end $$;
create trigger journal_unit_spent after update of state on quota_unit for each row
  when (new.state = 'spent' and old.state <> 'spent') execute function journal_unit_spent();

create function journal_overage() returns trigger language plpgsql as $$
begin
  call add_line(new.shop_id, new.image_id, 'overage', 'server', null,
    json_build_object('cycle', new.cycle, 'number', new.overage));
  return null;
end $$;
create trigger journal_overage after update of overage on quota_unit for each row
  when (new.overage > 0 and old.overage = 0) execute function journal_overage();

-- The lines that belong to no image. The line of an erased shop contains only its number.
create function journal_shop_opened() returns trigger language plpgsql as $$
begin
  call add_line(new.id, null, case when new.is_open = 1 then 'shop-opened' else 'shop-closed' end,
    case when new.platform = 'local' then 'operator' else 'platform' end, null, '{}');
  return null;
end $$;
create trigger journal_shop_opened after update of is_open on shop for each row
  when (new.is_open <> old.is_open) execute function journal_shop_opened();

create function journal_shop_erased() returns trigger language plpgsql as $$
begin
  call add_line(old.id, null, 'shop-erased', 'platform', null, '{}');
  return null;
end $$;
create trigger journal_shop_erased after delete on shop
  for each row execute function journal_shop_erased();
