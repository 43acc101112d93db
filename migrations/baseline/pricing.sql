-- Plans, quota units and charges.
create table subscription (
  shop_id integer primary key references shop (id),
  level integer not null,
  cycle text not null,
  units_taken integer not null,
  units_spent integer not null default 0,
  is_capped integer not null default 0,
  is_over_quota integer not null default 0,
  anchor_at text,
  cycle_ends_at text,
  discount_until text,
  agreement_id integer,
  overage_limit integer
);

create table quota_unit (
  shop_id integer not null references shop (id),
  cycle text not null,
  image_id integer not null references store_image (id),
  state text not null,
  taken_at text not null,
  overage integer not null default 0,
  is_carried integer not null default 0,
  spent_at text,
  constraint quota_unit_key primary key (shop_id, cycle, image_id)
);
create index quota_unit_image on quota_unit (image_id);

create table plan_agreement (
  id integer primary key autoincrement,
  shop_id integer not null references shop (id),
  level integer not null,
  monthly_cents integer not null,
  discount_percent integer not null,
  discount_months integer not null,
  state text not null,
  platform_id text,
  confirmation_url text,
  created_at text not null,
  changed_at text not null,
  used_cents integer,
  capped_cents integer,
  period_ends_at text,
  anchor_at text,
  is_test integer,
  kept_until text
);
create unique index plan_agreement_open on plan_agreement (shop_id) where state in ('creating', 'pending');
create unique index plan_agreement_active on plan_agreement (shop_id) where state = 'active';

create table overage_charge (
  shop_id integer not null references shop (id),
  cycle text not null,
  block integer not null,
  agreement_id integer,
  cents integer not null,
  state text not null,
  platform_id text,
  reserved_at text not null,
  charged_at text,
  constraint overage_charge_key primary key (shop_id, cycle, block)
);
