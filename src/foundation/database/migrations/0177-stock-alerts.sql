-- Who wants an email when an article that is out of stock can be bought again. A request counts once its address has confirmed it, and ends
-- with its one email.
create table stock_alerts (
  id int generated always as identity primary key,
  product_id int not null references products on delete cascade,
  customer_id int references customers on delete cascade,
  email text not null,
  locale text not null check (locale in ('it', 'en')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  notified_at timestamptz,
  check (notified_at is null or confirmed_at is not null)
);
create unique index stock_alerts_open on stock_alerts (product_id, lower(email)) where notified_at is null;
create index stock_alerts_by_product on stock_alerts (product_id);
create index stock_alerts_by_customer on stock_alerts (customer_id);
create index stock_alerts_by_email on stock_alerts (lower(email)) where notified_at is null;

-- The job looks again at what can be sold, and writes to each who waits once, however often it is added: whoever moves stock waits for nobody.
create function queue_stock_alerts(article int) returns void language plpgsql as $$
begin
  if exists (select from stock_alerts where product_id = article and confirmed_at is not null and notified_at is null) then
    perform graphile_worker.add_job('send-stock-alerts', json_build_object('productId', article));
  end if;
end $$;

create function stock_is_back() returns trigger language plpgsql as $$
begin
  perform queue_stock_alerts(new.product_id);
  return null;
end $$;
create trigger stock_is_back after update on stock for each row
  when (old.on_hand - old.reserved <= 0 and new.on_hand - new.reserved > 0) execute function stock_is_back();
create trigger stock_has_come after insert on stock for each row
  when (new.on_hand - new.reserved > 0) execute function stock_is_back();

create function article_on_backorder() returns trigger language plpgsql as $$
begin
  perform queue_stock_alerts(new.id);
  return null;
end $$;
create trigger article_on_backorder after update of backorders on products for each row
  when (old.backorders = 'no' and new.backorders <> 'no') execute function article_on_backorder();
