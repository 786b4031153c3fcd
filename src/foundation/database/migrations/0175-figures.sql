-- What reports beside turnover are counted from: who sent an offer, searches without result by day, and what finds the days of each.
alter table offers add column sent_by int references customers on delete set null;
create index offers_by_sender on offers (sent_by) where sent_by is not null;
create index offers_by_day on offers (sent_at) where sent_at is not null;

create table missed_search_days (
  words text collate "C" not null references missed_searches on delete cascade,
  -- in Rome, since 1970
  day int not null,
  times int not null,
  primary key (words, day)
);
create index missed_search_days_by_day on missed_search_days (day);
-- On which days they were counted until now nobody knows: they are all of the last one.
insert into missed_search_days select words, sales_day(last_seen), times from missed_searches;

create index orders_with_coupons on orders (id) where coupons <> '[]';
-- Movements lie in the order of their time, and a year of them is read at once.
create index stock_movements_by_time on stock_movements using brin (created_at) with (pages_per_range = 32);
