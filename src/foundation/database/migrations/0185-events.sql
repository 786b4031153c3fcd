-- What has changed of the things that other programs hold copies of. Whoever changes one marks it in the same transaction and waits for
-- nobody; marks become events, in one order for all readers, when somebody looks: `number_events`, at the moment of the clock of who looks.
create table event_marks (
  id bigint generated always as identity primary key,
  resource text not null,
  object_id int not null,
  event text not null
);
create table events (
  id bigint generated always as identity primary key,
  resource text not null,
  object_id int not null,
  event text not null,
  happened_at timestamptz not null
);
create index events_by_time on events (happened_at);

-- Where programs want to be told of events of one topic.
create table webhooks (
  id int generated always as identity primary key,
  name text not null,
  topic text not null,
  delivery_url text not null,
  -- a paused one collects what it will send, a disabled one does not
  status text not null check (status in ('active', 'paused', 'disabled')),
  -- signs what is sent
  sealed_secret text not null,
  -- whose key or hand made it
  customer_id int references customers on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- since when nobody answers there; it is left alone until then
  failing_since timestamptz,
  wait_until timestamptz
);
create index webhooks_by_topic on webhooks (topic) where status <> 'disabled';
create index webhooks_by_customer on webhooks (customer_id);

-- An event on its way to a webhook. Those of one object are delivered one after the other.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id int not null references webhooks on delete cascade,
  event_id bigint not null,
  topic text not null,
  resource text not null,
  object_id int not null,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries int not null default 0,
  -- when it is tried, or tried again should whoever tries it die
  next_at timestamptz not null,
  delivered_at timestamptz
);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, resource, object_id, id) where state = 'waiting';
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_at) where state = 'waiting';
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_by_time on webhook_deliveries (created_at);

-- What was sent and what came back.
create table webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_deliveries on delete cascade,
  attempted_at timestamptz not null,
  duration_ms int not null,
  request_headers jsonb not null,
  request_body text not null,
  -- null where nobody answered; then `problem` says why
  status int,
  problem text,
  response_headers jsonb not null default '{}',
  -- its beginning
  response_body text not null default ''
);
create index webhook_attempts_by_delivery on webhook_attempts (delivery_id, id);

-- Turns marks into events with their deliveries, for one caller at a time: an event with a higher number is never seen before one with a lower.
-- Of several marks of one thing the first counts; whoever hears that something was created needs not hear that it was changed. A delivery that
-- nobody has tried yet will bring the newest state anyway.
create function number_events(at timestamptz) returns void language plpgsql as $$
begin
  if not exists (select from event_marks) then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('events', 0));
  with taken as (delete from event_marks returning *),
  firsts as (
    select distinct on (resource, object_id, event) * from taken order by resource, object_id, event, id),
  numbered as (
    insert into events (resource, object_id, event, happened_at)
    select f.resource, f.object_id, f.event, at from firsts f
    where f.event <> 'updated' or not exists (
      select from firsts c where (c.resource, c.object_id, c.event) = (f.resource, f.object_id, 'created'))
    order by f.id
    returning *)
  insert into webhook_deliveries (webhook_id, event_id, topic, resource, object_id, created_at, next_at)
  select w.id, n.id, w.topic, n.resource, n.object_id, n.happened_at, n.happened_at
  from numbered n join webhooks w on w.topic = n.resource || '.' || n.event and w.status <> 'disabled'
  where not (n.event = 'updated' and exists (
    select from webhook_deliveries d
    where (d.webhook_id, d.resource, d.object_id, d.state) = (w.id, n.resource, n.object_id, 'waiting') and d.tries = 0
      and d.topic = w.topic and d.next_at <= n.happened_at))
  order by n.id;
end $$;

-- Whoever delivers is woken once in a transaction, and only where something is to be delivered.
create function wake_webhooks() returns void language plpgsql as $$
declare
  own text := pg_current_xact_id()::text;
begin
  if current_setting('pistone.woken', true) is not distinct from own then return; end if;
  if exists (select from webhooks where status = 'active') then
    perform graphile_worker.add_job('deliver-events');
    perform set_config('pistone.woken', own, true);
  end if;
end $$;

create function mark_orders() returns trigger language plpgsql as $$
begin
  insert into event_marks (resource, object_id, event)
  select 'order', id, case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end from changed;
  perform wake_webhooks();
  return null;
end $$;
create trigger orders_marked after insert on orders
  referencing new table as changed for each statement execute function mark_orders();
create trigger orders_marked_later after update on orders
  referencing new table as changed for each statement execute function mark_orders();
create trigger orders_marked_at_last after delete on orders
  referencing old table as changed for each statement execute function mark_orders();

-- A product counts as changed when its date of change moves, or its stock does.
create function mark_products() returns trigger language plpgsql as $$
begin
  if current_setting('pistone.quiet', true) is not distinct from 'on' then return null; end if;
  if tg_op = 'INSERT' then
    insert into event_marks (resource, object_id, event) select 'product', id, 'created' from changed;
  elsif tg_op = 'DELETE' then
    -- What was in the trash has been told as deleted.
    insert into event_marks (resource, object_id, event) select 'product', id, 'deleted' from changed where status <> 'trash';
  else
    insert into event_marks (resource, object_id, event)
    select 'product', b.id, case
        when b.status <> 'trash' and a.status = 'trash' then 'deleted'
        when b.status = 'trash' and a.status <> 'trash' then 'restored'
        when b.status <> 'published' and a.status = 'published' then 'published'
        else 'updated' end
    from before b join after a on a.id = b.id where (a.updated_at, a.status) is distinct from (b.updated_at, b.status);
  end if;
  if found then perform wake_webhooks(); end if;
  return null;
end $$;
create trigger products_marked after insert on products
  referencing new table as changed for each statement execute function mark_products();
create trigger products_marked_later after update on products
  referencing old table as before new table as after for each statement execute function mark_products();
create trigger products_marked_at_last after delete on products
  referencing old table as changed for each statement execute function mark_products();

create function mark_stock() returns trigger language plpgsql as $$
begin
  insert into event_marks (resource, object_id, event)
  select 'product', a.product_id, 'updated' from before b join after a on a.product_id = b.product_id
  where a.on_hand - a.reserved is distinct from b.on_hand - b.reserved;
  if found then perform wake_webhooks(); end if;
  return null;
end $$;
create trigger stock_marked after update on stock
  referencing old table as before new table as after for each statement execute function mark_stock();

-- Of people only customers: nobody outside is told of the staff.
create function mark_customers() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into event_marks (resource, object_id, event)
    select 'customer', b.id, 'updated' from before b join after a on a.id = b.id where a.staff_role is null and a is distinct from b;
  else
    insert into event_marks (resource, object_id, event)
    select 'customer', id, case tg_op when 'INSERT' then 'created' else 'deleted' end from changed where staff_role is null;
  end if;
  if found then perform wake_webhooks(); end if;
  return null;
end $$;
create trigger customers_marked after insert on customers
  referencing new table as changed for each statement execute function mark_customers();
create trigger customers_marked_later after update on customers
  referencing old table as before new table as after for each statement execute function mark_customers();
create trigger customers_marked_at_last after delete on customers
  referencing old table as changed for each statement execute function mark_customers();

create function mark_coupons() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into event_marks (resource, object_id, event)
    select 'coupon', b.id, 'updated' from before b join after a on a.id = b.id where a is distinct from b;
  else
    insert into event_marks (resource, object_id, event)
    select 'coupon', id, case tg_op when 'INSERT' then 'created' else 'deleted' end from changed;
  end if;
  if found then perform wake_webhooks(); end if;
  return null;
end $$;
create trigger coupons_marked after insert on coupons
  referencing new table as changed for each statement execute function mark_coupons();
create trigger coupons_marked_later after update on coupons
  referencing old table as before new table as after for each statement execute function mark_coupons();
create trigger coupons_marked_at_last after delete on coupons
  referencing old table as changed for each statement execute function mark_coupons();
