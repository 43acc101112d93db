-- Shops: who may sign in, their settings, messages, page speed, and the deliveries about them.
create table shop (
  id integer primary key autoincrement,
  platform text not null,
  store_key text not null,
  domain text not null,
  name text not null,
  email text not null,
  language text not null,
  is_old integer not null,
  is_open integer not null,
  created_at text not null,
  is_language_chosen integer not null default 0,
  opened_at text,
  shopify_level integer not null default 0,
  constraint shop_store unique (platform, store_key)
);

create table access_token (
  hash text primary key,
  shop_id integer not null references shop (id),
  created_at text not null,
  revoked_at text,
  expires_at text,
  name text,
  is_admin integer not null default 0
);

create table session (
  hash text primary key,
  shop_id integer not null references shop (id),
  token_hash text references access_token (hash) on delete cascade,
  expires_at text not null
);

create table shop_setting (
  shop_id integer primary key references shop (id),
  review_score integer,
  reviewed_at text,
  is_advert_dismissed integer not null default 0,
  congratulated_at text
);

create table dismissal (
  shop_id integer not null references shop (id),
  name text not null,
  period text not null,
  dismissed_at text not null,
  constraint dismissal_key primary key (shop_id, name)
);

create table click_count (
  shop_id integer not null references shop (id),
  name text not null,
  day text not null,
  count integer not null,
  constraint click_count_key primary key (shop_id, name, day)
);

create table guide (
  shop_id integer primary key references shop (id),
  state text not null,
  step integer not null,
  draft text
);

create table contact_message (
  id integer primary key autoincrement,
  shop_id integer not null references shop (id),
  name text not null,
  email text not null,
  title text not null,
  description text not null,
  created_at text not null,
  mailed_at text
);
create index contact_message_shop on contact_message (shop_id, created_at);
create index contact_message_unsent on contact_message (id) where mailed_at is null;

create table support_contact (
  id integer primary key autoincrement,
  shop_id integer not null references shop (id),
  path text not null,
  content text not null,
  created_at text not null
);
create index support_contact_shop on support_contact (shop_id, created_at);

create table speed_check (
  id integer primary key autoincrement,
  shop_id integer not null references shop (id),
  state text not null,
  began_at text not null,
  ended_at text,
  desktop text,
  mobile text,
  reason text
);
create index speed_check_latest on speed_check (shop_id, state, ended_at);
create unique index speed_check_running on speed_check (shop_id) where state = 'running';

create table speed_settings (
  shop_id integer primary key references shop (id),
  has_visitor_figures integer not null
);

create table visitor_figure (
  shop_id integer not null references shop (id),
  day text not null,
  metric text not null,
  class integer not null,
  count integer not null,
  constraint visitor_figure_key primary key (shop_id, day, metric, class)
);

create table preload_measurement (
  id integer primary key autoincrement,
  shop_id integer not null references shop (id),
  state text not null,
  began_at text not null,
  ended_at text,
  without_ms integer,
  with_ms integer,
  path text,
  reason text
);
create index preload_measurement_latest on preload_measurement (shop_id, state);
create unique index preload_measurement_running on preload_measurement (shop_id) where state = 'running';

create table recommendation (
  name text primary key,
  position integer not null,
  texts text not null,
  link text not null,
  picture blob,
  is_free integer not null,
  stars real,
  reviews integer,
  rating_address text,
  rated_at text
);

create table idempotency_key (
  id integer primary key autoincrement,
  shop_id integer not null references shop (id),
  key text not null,
  call_hash text not null,
  status integer,
  answer text,
  created_at text not null,
  constraint idempotency_key_of_shop unique (shop_id, key)
);
create index idempotency_key_created on idempotency_key (created_at);

create table webhook_delivery (
  id integer primary key autoincrement,
  webhook_id text not null unique,
  shop_domain text not null,
  topic text not null,
  facts text not null,
  state text not null,
  attempts integer not null default 0,
  triggered_at text not null,
  received_at text not null,
  due_at text not null,
  done_at text,
  outcome text
);
create index webhook_delivery_state on webhook_delivery (state, received_at) where state != 'done';
create index webhook_delivery_waiting on webhook_delivery (due_at, id) where state = 'waiting';
create index webhook_delivery_shop on webhook_delivery (shop_domain, topic);
create index webhook_delivery_received on webhook_delivery (received_at);

-- What the processes of a fleet count together. A server that is the only one counts in memory and leaves it empty.
create table request_count (
  key text not null primary key,
  count integer not null,
  ends_at real not null
);

-- What is known of the clock, which decides when originals may be deleted.
create table clock_check (
  id integer not null primary key,
  seen_at text,
  ran_ms real not null,
  is_confirmed integer not null,
  jumps text not null
);
