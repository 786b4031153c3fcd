import { sql } from 'kysely';
import { messagesFor } from '#messages/messages-for.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { categoryPath, productPath } from '#shop/catalogue/rules/paths.ts';
import { toCents } from '#shop/money/rules/cents.ts';
import { formatAmount } from '#shop/money/rules/format-euro.ts';
import { paymentMethodIds } from '#shop/payments/rules/payment-methods.ts';
import type { ShippingKind } from '#shop/shipping/rules/shipping-zone.ts';
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

/** The page of a group, of guests or of a group that is new; null where there is no such group. */
export async function readGroupPage(
  toolbox: Toolbox,
  which: number | 'guests' | 'new',
): Promise<GroupPage | null> {
  const row = typeof which === 'number' ? await findGroup(toolbox, which) : null;
  if (typeof which === 'number' && !row) return null;
  const [choices, rules] = await Promise.all([
    readChoices(toolbox),
    which === 'new' ? [] : readRules(toolbox, which === 'guests' ? null : which),
  ]);
  const allowed = (all: readonly { id: string }[], refused: readonly (string | number)[]) =>
    all.map(({ id }) => id).filter((id) => !refused.some((one) => String(one) === id));
  const form: GroupForm = {
    name: row?.name ?? '',
    kind: row?.kind ?? 'business',
    priceListId: row ? String(row.price_list_id) : '',
    withTax: row?.show_prices_with_tax ?? false,
    minOrder: row?.min_order_cents ? formatAmount(toCents(row.min_order_cents)) : '',
    payments: allowed(choices.payments, row?.refused_payment_methods ?? []),
    shipping: allowed(choices.shipping, row?.refused_shipping_methods ?? []),
  };
  return {
    id: typeof which === 'number' ? which : null,
    isGuests: which === 'guests',
    isRetail: row?.slug === 'retail',
    form,
    customers: row?.customers ?? 0,
    ...choices,
    rules,
  };
}

async function findGroup({ db }: Toolbox, id: number): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select g.slug, g.name, g.kind, g.price_list_id, g.show_prices_with_tax, g.min_order_cents,
      g.refused_payment_methods, g.refused_shipping_methods,
      (select count(*) from customers c where c.group_id = g.id) as customers
    from customer_groups g where g.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

async function readChoices({ db, settings }: Toolbox) {
  const { shipping } = messagesFor(settings.interface_language);
  const { titles } = paymentMethodsFor(settings.interface_language);
  const [lists, methods, categories] = await Promise.all([
    sql<{ id: string; name: string }>`
      select id::text, name from price_lists order by not is_retail, lower(name), id`.execute(db),
    sql<{ id: string; kind: ShippingKind; title: string; zone: string }>`
      select m.id::text, m.kind, m.title, z.name as zone
      from shipping_methods m join shipping_zones z on z.id = m.zone_id
      order by z.position, z.id, m.position, m.id`.execute(db),
    // With the way to each, so that two of one name are told apart.
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
    payments: paymentMethodIds.map((id) => ({ id, name: titles[id] })),
    shipping: methods.rows.map(({ id, kind, title, zone }) => ({
      id,
      name: `${zone}: ${title || shipping.titles[kind]}`,
    })),
    categories: categories.rows,
  };
}

async function readRules({ db }: Toolbox, groupId: number | null): Promise<readonly ShownRule[]> {
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
