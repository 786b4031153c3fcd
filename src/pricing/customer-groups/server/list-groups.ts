import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { GroupRow } from '../rules/staff-group.ts';

export type GroupList = { readonly groups: readonly GroupRow[]; readonly guestRules: number };

/** All groups with how many customers each has, and how many rules say what guests do not see. */
export async function listGroups({ db }: Pick<RequestContext, 'db'>): Promise<GroupList> {
  const [groups, guests] = await Promise.all([
    sql<GroupRow>`
      select g.id, g.name, g.kind, l.name as "priceList", g.show_prices_with_tax as "withTax",
        g.min_order_cents as "minOrder",
        (select count(*) from customers c where c.group_id = g.id) as customers,
        (select count(*) from visibility_rules v where v.group_id = g.id) as rules
      from customer_groups g join price_lists l on l.id = g.price_list_id
      order by g.slug <> 'retail', lower(g.name), g.id`.execute(db),
    sql<{ count: number }>`select count(*) as count from visibility_rules where group_id is null`.execute(db),
  ]);
  return { groups: groups.rows, guestRules: guests.rows[0]?.count ?? 0 };
}
