-- What tables and triggers need of PostgreSQL, and the functions of SQLite that our queries call.

-- Trigrams find titles. With btree_gin their index begins with the shop.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Where a text contains another, counted from 1; 0 if it does not.
create function instr(whole text, part text) returns integer
  language sql immutable strict parallel safe return strpos(whole, part);

-- A time as toISOString() writes it.
create function text_of_time(moment timestamptz) returns text
  language sql immutable strict parallel safe
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
