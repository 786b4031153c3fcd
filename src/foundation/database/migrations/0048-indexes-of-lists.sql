-- Lists of the back office find what they look for without reading a whole table.

-- The audit trail by words of what was changed, and by one kind of it or one person, newest first.
create index audit_entries_by_name on audit_entries using gin (subject_name gin_trgm_ops);
create index audit_entries_by_subject_id on audit_entries (subject_id);
create index audit_entries_by_kind on audit_entries (subject_kind, at desc, id desc);
drop index audit_entries_by_person;
create index audit_entries_by_person on audit_entries (person_id, at desc, id desc) where person_id is not null;

-- VAT checks by the beginning of a number, with its country and without, and by what was answered.
create index vat_checks_by_beginning on vat_checks (number text_pattern_ops);
create index vat_checks_by_digits on vat_checks (substr(number, 3) text_pattern_ops);
create index vat_checks_by_answer on vat_checks (answer, asked_at desc, id desc);

-- Coupons by a part of the code or the description, and the newest uses of one.
create index coupons_by_words on coupons using gin (code gin_trgm_ops, description gin_trgm_ops);
create index coupon_uses_newest on coupon_uses (coupon_id, id desc);

-- Articles by their code as it is typed, in capitals or not, and by their tax class.
create index products_by_small_code on products (lower(sku), id);
create index products_by_tax_class on products (tax_class);

-- Files that orders speak of are read from the orders in one go: looking each of them up took longer, and cost every order an entry.
drop index orders_by_registration;
