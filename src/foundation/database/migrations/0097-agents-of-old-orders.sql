-- Orders that somebody placed in another account named them in the history alone: `Mario Neri (Gina Sala)`. Who that was is stored where one
-- account alone can be meant: an agent or the main account of the customer.
with named as (
  select e.id, (array_agg(a.id))[1] as actor_id, (array_agg(a.name))[1] as name, (array_agg(a.acts_as))[1] as acts_as
  from order_events e
  join (
    select g.customer_id, c.id, coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) as name, 'agent' as acts_as
    from agent_customers g join customers c on c.id = g.agent_id
    union all
    select s.customer_id, c.id, coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email), 'main-account'
    from subaccounts s join customers c on c.id = s.main_account_id
  ) a on a.customer_id = e.person_id
  where e.kind = 'placed' and not e.detail ? 'actedBy' and e.person_name like '%)'
    and right(e.person_name, length(a.name) + 3) = ' (' || a.name || ')'
  group by e.id having count(distinct a.id) = 1
)
update order_events e
set detail = e.detail || jsonb_build_object('actedBy',
  jsonb_build_object('customerId', n.actor_id, 'name', n.name, 'as', n.acts_as))
from named n where n.id = e.id;
