-- Whoever keeps the stock edits articles of the stock list in bulk, and sees no more than these edits.
alter table bulk_edits add column goods text not null default 'products' check (goods in ('products', 'articles'));
