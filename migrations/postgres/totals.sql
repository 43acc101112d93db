-- Totals and counts that are stored instead of computed (decisions 021, 060 and 068). The triggers are those of the
-- migrations 010, 012, 014, 030 and 033 and do the same.

create function is_listed(item store_item) returns integer
  language sql immutable return (item.deleted_at is null and item.image_count > 0)::integer;
create function is_in_history(item store_item) returns integer
  language sql immutable return (item.history_at is not null)::integer;
-- Whether the list for manual selection has this item, with an image that is not optimised.
create function is_open_item(item store_item) returns integer
  language sql immutable
  return (item.deleted_at is null and item.image_count > 0 and item.open_count > 0)::integer;

-- The conditions on an image and its result. Without a result, all columns of `result` are null.
create function is_there(image store_image) returns integer
  language sql immutable return (image.deleted_at is null)::integer;
create function is_live(image store_image) returns integer
  language sql immutable return (image.deleted_at is null and image.seen <> 0)::integer;
create function is_open(image store_image, result image_result) returns integer
  language sql immutable
  return (image.deleted_at is null and image.seen <> 0 and (result.image_id is null
    or result.status in ('restored', 'failed') or result.version <> image.version))::integer;
create function is_saved(image store_image, result image_result) returns integer
  language sql immutable
  return (image.deleted_at is null and result.result_hash is not null
    and result.result_hash is distinct from result.original_hash)::integer;

-- The five numbers that one image with its result adds to shop_total.
create function numbers_of(image store_image, result image_result) returns bigint[]
  language sql immutable
  return array[is_live(image), is_open(image, result), is_saved(image, result),
    case when is_saved(image, result) = 1 then result.original_bytes else 0 end,
    case when is_saved(image, result) = 1 then result.result_bytes else 0 end];

-- Subtracts the numbers from before a change and adds those from after it.
create procedure move_shop_total(shop bigint, before bigint[], after bigint[]) language plpgsql as $$
begin
  insert into shop_total (shop_id) values (shop) on conflict do nothing;
  if before = after then return; end if;
  update shop_total set
    images = images + after[1] - before[1],
    open_images = open_images + after[2] - before[2],
    saved_images = saved_images + after[3] - before[3],
    original_bytes = original_bytes + after[4] - before[4],
    result_bytes = result_bytes + after[5] - before[5]
  where shop_id = shop;
end $$;

-- Adds the difference to a count of an item, and writes nothing if there is none.
create procedure move_item(item bigint, images integer, opened integer, bytes bigint, saved bigint)
  language plpgsql as $$
begin
  if images = 0 and opened = 0 and bytes = 0 and saved = 0 then return; end if;
  update store_item set
    image_count = image_count + images,
    open_count = open_count + opened,
    image_bytes = image_bytes + bytes,
    saved_bytes = saved_bytes + saved
  where id = item;
end $$;

create function item_search_added() returns trigger language plpgsql as $$
begin
  insert into list_total (shop_id, kind) values (new.shop_id, new.kind) on conflict do nothing;
  update list_total set listed = listed + is_listed(new), history = history + is_in_history(new),
    changes = changes + 1 where shop_id = new.shop_id and kind = new.kind;
  return null;
end $$;
create trigger item_search_added after insert on store_item
  for each row execute function item_search_added();

create function item_search_changed() returns trigger language plpgsql as $$
begin
  update list_total set changes = changes + 1 where shop_id = new.shop_id and kind = new.kind;
  return null;
end $$;
create trigger item_search_changed after update of title_search on store_item
  for each row when (old.title_search is distinct from new.title_search)
  execute function item_search_changed();

create function list_total_changed() returns trigger language plpgsql as $$
begin
  update list_total set listed = listed + is_listed(new) - is_listed(old),
    history = history + is_in_history(new) - is_in_history(old), changes = changes + 1
    where shop_id = new.shop_id and kind = new.kind;
  return null;
end $$;
create trigger list_total_changed after update of deleted_at, history_at, image_count on store_item
  for each row when (is_listed(old) <> is_listed(new) or is_in_history(old) <> is_in_history(new))
  execute function list_total_changed();

create function list_total_open_changed() returns trigger language plpgsql as $$
begin
  update list_total set open = open + is_open_item(new) - is_open_item(old), changes = changes + 1
    where shop_id = new.shop_id and kind = new.kind;
  return null;
end $$;
create trigger list_total_open_changed after update of deleted_at, image_count, open_count on store_item
  for each row when (is_open_item(old) <> is_open_item(new))
  execute function list_total_open_changed();

create function shop_total_image_added() returns trigger language plpgsql as $$
declare result image_result;
begin
  select * into result from image_result where image_id = new.id;
  call move_shop_total(new.shop_id, '{0,0,0,0,0}', numbers_of(new, result));
  call move_item(new.item_id, is_there(new), is_open(new, result), is_there(new) * new.size_bytes, 0);
  return null;
end $$;
create trigger shop_total_image_added after insert on store_image
  for each row execute function shop_total_image_added();

create function shop_total_image_changed() returns trigger language plpgsql as $$
declare result image_result;
begin
  select * into result from image_result where image_id = new.id;
  call move_shop_total(new.shop_id, numbers_of(old, result), numbers_of(new, result));
  call move_item(new.item_id, is_there(new) - is_there(old), is_open(new, result) - is_open(old, result),
    is_there(new) * new.size_bytes - is_there(old) * old.size_bytes, 0);
  return null;
end $$;
create trigger shop_total_image_changed after update of deleted_at, version, size_bytes on store_image
  for each row execute function shop_total_image_changed();

-- Counts a change of a result by day, in the totals of its shop, and in its item.
create function shop_total_result_changed() returns trigger language plpgsql as $$
declare
  image store_image;
  result image_result := case when tg_op = 'DELETE' then old else new end;
begin
  select * into image from store_image where id = result.image_id;
  if tg_op <> 'INSERT' then call add_to_day(old, -1); end if;
  if tg_op <> 'DELETE' then call add_to_day(new, 1); end if;
  call move_shop_total(result.shop_id, numbers_of(image, old), numbers_of(image, new));
  call move_item(image.item_id, 0, is_open(image, new) - is_open(image, old), 0, 0);
  call move_item(result.item_id, 0, 0, 0, saved_by(new) - saved_by(old));
  return null;
end $$;
create trigger shop_total_result_changed after insert or delete or update of status, version, result_hash,
  original_hash, original_bytes, result_bytes, optimised_at on image_result
  for each row execute function shop_total_result_changed();

create function saved_by(result image_result) returns bigint
  language sql immutable return coalesce(result.original_bytes - result.result_bytes, 0);

create procedure add_to_day(result image_result, sign integer) language plpgsql as $$
begin
  if result.status not in ('compressed', 'expired') then return; end if;
  insert into daily_total (shop_id, day, images, saved_bytes)
    values (result.shop_id, substr(result.optimised_at, 1, 10), sign, sign * saved_by(result))
    on conflict (shop_id, day) do update set images = daily_total.images + excluded.images,
      saved_bytes = daily_total.saved_bytes + excluded.saved_bytes;
end $$;
