-- Finds titles that contain some words. Triggers keep it up to date.
create virtual table item_search using fts5(title_search, content='store_item', content_rowid='id',
    tokenize='trigram case_sensitive 1', detail=none, columnsize=0);
