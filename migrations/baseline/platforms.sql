-- What the local platform and Shopify store.
create table local_file (
  id integer primary key autoincrement,
  shop_id integer not null,
  kind text not null,
  path text not null,
  sort_name text,
  pending_path text,
  pending_hash text,
  alt_first text,
  alt_written text,
  alt_before text,
  first_mentions text,
  constraint local_file_path unique (shop_id, kind, path)
);
create index local_file_pending on local_file (shop_id) where pending_path is not null;
create index local_file_sort_name on local_file (shop_id) where sort_name is not null;

create table local_theme (
  shop_id integer primary key,
  is_embed_on integer not null
);

create table local_subscription (
  id text primary key,
  shop_id integer not null references shop (id),
  key text not null,
  name text not null,
  monthly_cents integer not null,
  discount_percent integer not null,
  discount_months integer not null,
  capped_cents integer not null,
  usage_terms text not null,
  state text not null,
  created_at text not null,
  expires_at text not null,
  constraint local_subscription_key unique (shop_id, key)
);

create table local_usage (
  id integer primary key autoincrement,
  subscription_id text not null references local_subscription (id),
  key text not null,
  cents integer not null,
  description text not null,
  created_at text not null,
  constraint local_usage_key unique (key)
);

create table shopify_token (
  shop_id integer primary key references shop (id),
  access_token text not null,
  access_expires_at text not null,
  refresh_token text not null,
  refresh_expires_at text not null,
  scopes text not null,
  lost_at text
);

create table shopify_image (
  shop_id integer not null references shop (id),
  image_id text not null,
  product_id text not null,
  media_id text not null,
  constraint shopify_image_key primary key (shop_id, image_id)
);
create unique index shopify_image_media on shopify_image (shop_id, media_id);

create table shopify_move (
  shop_id integer not null references shop (id),
  image_id text not null,
  product_id text not null,
  from_media text not null,
  to_media text,
  file_name text not null,
  hash text not null,
  variants text,
  from_version text,
  constraint shopify_move_key primary key (shop_id, image_id)
);

create table shopify_left_file (
  shop_id integer not null references shop (id),
  media_id text not null,
  image_id text not null,
  left_at text not null,
  version text,
  constraint shopify_left_file_key primary key (shop_id, media_id)
);

create table shopify_bulk (
  shop_id integer primary key references shop (id),
  bulk_id text not null
);

create table shopify_owned_image (
  shop_id integer not null references shop (id),
  image_id text not null,
  mark text not null,
  hash text not null,
  version text,
  constraint shopify_owned_image_key primary key (shop_id, image_id, mark)
);

create table shopify_rate_limit (
  shop_id integer primary key references shop (id),
  most real not null,
  rate real not null,
  available real not null,
  known_at real not null
);
