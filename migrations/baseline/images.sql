-- Images: the catalogue, runs and their results, uploads, totals and the journal.
create table catalogue (
  shop_id integer primary key references shop (id),
  seen integer not null,
  finished_at text,
  looked_at text
);

create table store_item (
  id integer primary key autoincrement,
  shop_id integer not null references shop (id),
  kind text not null,
  platform_id text not null,
  title text not null,
  title_search text not null,
  blog_id text,
  blog_title text,
  vendor text not null,
  product_type text not null,
  price text not null,
  is_published integer not null,
  seen integer not null,
  deleted_at text,
  history_at text,
  first_variant text not null default '',
  excluded_at text,
  image_count integer not null default 0,
  open_count integer not null default 0,
  image_bytes integer not null default 0,
  saved_bytes integer not null default 0,
  constraint store_item_platform_id unique (shop_id, kind, platform_id)
);
create index store_item_history on store_item (shop_id, kind, history_at, id, title_search)
  where history_at is not null;
create index store_item_listed on store_item (shop_id, kind, id, title_search, deleted_at, image_count)
  where deleted_at is null and image_count > 0;
create index store_item_history_title on store_item (shop_id, kind, title_search, history_at)
  where history_at is not null;
create index store_item_listed_title on store_item (shop_id, kind, title_search, deleted_at, image_count)
  where deleted_at is null and image_count > 0;
create index store_item_listed_size on store_item (shop_id, kind, image_bytes, id, title_search, deleted_at,
    image_count)
  where deleted_at is null and image_count > 0;
create index store_item_open_id on store_item (shop_id, kind, (open_count = 0), id, title_search, deleted_at,
    image_count)
  where deleted_at is null and image_count > 0;
create index store_item_open_title on store_item (shop_id, kind, (open_count = 0), title_search, id, deleted_at,
    image_count)
  where deleted_at is null and image_count > 0;
create index store_item_open_size on store_item (shop_id, kind, (open_count = 0), image_bytes, id, title_search,
    deleted_at, image_count)
  where deleted_at is null and image_count > 0;
create index store_item_history_saved on store_item (shop_id, kind, saved_bytes, id, title_search, history_at)
  where history_at is not null;

create table store_image (
  id integer primary key autoincrement,
  shop_id integer not null references shop (id),
  item_id integer not null references store_item (id),
  platform_id text not null,
  position integer not null,
  file_name text not null,
  alt text not null,
  size_bytes integer not null,
  version text not null,
  url text not null,
  changed_at text not null default '',
  seen integer not null,
  deleted_at text,
  variant text not null default '',
  is_fresh integer not null default 1,
  excluded_at text,
  constraint store_image_platform_id unique (item_id, platform_id)
);
create index store_image_shop on store_image (shop_id);
create index store_image_file_name on store_image (shop_id, lower(file_name));
create index store_image_fresh on store_image (shop_id) where is_fresh = 1;

create table image_settings (
  shop_id integer primary key references shop (id),
  settings text not null,
  updated_at text not null
);

create table run (
  id integer primary key autoincrement,
  shop_id integer not null references shop (id),
  kind text not null,
  item_kind text not null,
  state text not null,
  picture_order text not null,
  images_total integer not null,
  items_total integer not null,
  created_at text not null,
  started_at text,
  finished_at text,
  claimed_at text not null,
  texts text not null default 'null',
  images_done integer,
  images_unchanged integer,
  images_failed integer,
  images_stopped integer,
  pause_reason text,
  started_by text
);
create index run_state on run (state, shop_id);
create index run_latest on run (shop_id, item_kind, id);
create index run_finished on run (finished_at);

create table run_item (
  id integer primary key autoincrement,
  run_id integer not null references run (id),
  shop_id integer not null references shop (id),
  item_id integer not null references store_item (id),
  image_id integer not null references store_image (id),
  state text not null,
  attempts integer not null default 0,
  retries integer not null default 0,
  lease_owner text,
  lease_until text,
  planned_hash text,
  plan text,
  reason text,
  stem text,
  constraint run_item_image unique (run_id, image_id)
);
create index run_item_state on run_item (run_id, state, item_id);
create index run_item_working on run_item (lease_owner, image_id) where state = 'working';
create index run_item_planned on run_item (image_id, planned_hash);
create index run_item_stem on run_item (shop_id, stem) where stem is not null;

create table image_result (
  image_id integer primary key references store_image (id),
  shop_id integer not null references shop (id),
  item_id integer not null references store_item (id),
  status text not null,
  original_hash text,
  original_bytes integer not null,
  original_file_name text not null,
  result_hash text,
  result_bytes integer not null,
  input_type text,
  output_type text,
  width integer not null,
  height integer not null,
  version text not null,
  picture_order text not null,
  reason text,
  optimised_at text not null,
  downloaded_at text,
  score real,
  encoder_quality integer,
  has_watermark integer not null default 0,
  engine integer not null default 0,
  texts text not null default 'null',
  original_alt text,
  result_alt text,
  result_file_name text,
  run_id integer
);
create index image_result_item on image_result (item_id);
create index image_result_original on image_result (shop_id, original_hash);
create index image_result_age on image_result (status, optimised_at);
create index image_result_file_name on image_result (shop_id, lower(original_file_name));

create table upload (
  id integer primary key autoincrement,
  shop_id integer not null references shop (id),
  state text not null,
  file_name text not null,
  size_bytes integer,
  content_hash text,
  image_id integer references store_image (id),
  changed_at text not null
);
create index upload_shop on upload (shop_id, state);
create index upload_waiting on upload (changed_at) where state != 'taken';

create table daily_total (
  shop_id integer not null references shop (id),
  day text not null,
  images integer not null,
  saved_bytes integer not null,
  constraint daily_total_key primary key (shop_id, day)
);

create table list_total (
  shop_id integer not null references shop (id),
  kind text not null,
  listed integer not null default 0,
  history integer not null default 0,
  changes integer not null default 0,
  open integer not null default 0,
  constraint list_total_key primary key (shop_id, kind)
);

create table shop_total (
  shop_id integer primary key references shop (id),
  images integer not null default 0,
  open_images integer not null default 0,
  saved_images integer not null default 0,
  original_bytes integer not null default 0,
  result_bytes integer not null default 0
);

create table journal_line (
  id integer primary key autoincrement,
  at text not null default (now_text),
  shop_id integer not null,
  image_id integer,
  what text not null,
  who text not null,
  run_id integer,
  facts json not null default '{}'
);
create index journal_line_image on journal_line (shop_id, image_id);
