import { sql } from 'kysely';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { categoryPath, productPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { GroupForm } from '../rules/group-draft.ts';
import type { GroupPage, ShownRule } from '../rules/staff-group.ts';

type Row = {
  slug: string;
  name: string;
  kind: 'retail' | 'business';
  price_list_id: number;
  show_prices_with_tax: boolean;
  min_order_cents: number | null;
  refused_payment_methods: string[];
  refused_shipping_methods: number[];
  customers: number;
};

/** The payment and shipping methods that a group may be denied. */
export type RefusableMethods = Pick<GroupPage, 'payments' | 'shipping'>;

/** The page of a group, of guests or of a group that is new; null where there is no such group. */
export async function readGroupPage(
  ctx: RequestContext,
  which: number | 'guests' | 'new',
  methods: RefusableMethods,
): Promise<GroupPage | null> {
  const row = typeof which === 'number' ? await findGroup(ctx, which) : null;
  if (typeof which === 'number' && !row) return null;
  const [choices, rules] = await Promise.all([
    readChoices(ctx),
    which === 'new' ? [] : readRules(ctx, which === 'guests' ? null : which),
  ]);
  const allowed = (all: readonly { id: string }[], refused: readonly (string | number)[]) =>
    all.map(({ id }) => id).filter((id) => !refused.some((one) => String(one) === id));
  const form: GroupForm = {
    name: row?.name ?? '',
    kind: row?.kind ?? 'business',
    price_list: row ? String(row.price_list_id) : '',
    tax: row?.show_prices_with_tax ?? false,
    min_order: row?.min_order_cents ? formatAmount(toCents(row.min_order_cents)) : '',
    payment: allowed(methods.payments, row?.refused_payment_methods ?? []),
    shipping: allowed(methods.shipping, row?.refused_shipping_methods ?? []),
  };
  return {
    id: typeof which === 'number' ? which : null,
    isGuests: which === 'guests',
    isRetail: row?.slug === 'retail',
    form,
    customers: row?.customers ?? 0,
    ...choices,
    ...methods,
    rules,
  };
}

async function findGroup({ db }: RequestContext, id: number): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select g.slug, g.name, g.kind, g.price_list_id, g.show_prices_with_tax, g.min_order_cents,
      g.refused_payment_methods, g.refused_shipping_methods,
      (select count(*) from customers c where c.group_id = g.id) as customers
    from customer_groups g where g.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

async function readChoices({ db }: RequestContext) {
  const [lists, categories] = await Promise.all([
    sql<{ id: string; name: string }>`
      select id::text, name from price_lists order by not is_retail, lower(name), id`.execute(db),
    // With the path of each, so that two of one name can be distinguished.
    sql<{ id: string; name: string }>`
      with recursive tree as (
        select id, name::text as name, 1 as depth from categories where parent_id is null
        union all
        select c.id, tree.name || ' › ' || c.name, tree.depth + 1
        from categories c join tree on tree.id = c.parent_id where tree.depth < 20)
      select id::text, name from tree order by lower(name), id`.execute(db),
  ]);
  return {
    lists: lists.rows,
    categories: categories.rows,
  };
}

async function readRules({ db }: RequestContext, groupId: number | null): Promise<readonly ShownRule[]> {
  const { rows } = await sql<{
    id: number;
    rule: 'hidden' | 'only';
    category: string | null;
    category_slug: string | null;
    product: string | null;
    product_slug: string | null;
    sku: string | null;
  }>`
    select v.id, v.rule, c.name as category, c.slug as category_slug, p.name as product, p.slug as product_slug, p.sku
    from visibility_rules v
    left join categories c on c.id = v.category_id
    left join products p on p.id = v.product_id
    where v.group_id is not distinct from ${groupId}::int
    order by v.product_id is not null, lower(coalesce(c.name, p.name)), v.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    rule: row.rule,
    subject: row.category === null ? 'product' : 'category',
    name: row.category ?? row.product ?? '',
    sku: row.sku,
    path: row.category_slug === null ? productPath(row.product_slug ?? '') : categoryPath(row.category_slug),
  }));
}
