-- PostgreSQL looks for the rows that refer to a row that is deleted, one deleted row after the other (decision 085).
create index run_item_item on run_item (item_id);
create index upload_image on upload (image_id);

-- Finds titles that contain some words. Like every list, it begins with the shop.
create index store_item_search on store_item using gin (shop_id, title_search gin_trgm_ops);
