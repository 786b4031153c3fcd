import type { ReplayShop } from '../shop/replay-shop.ts';

/** One thing to buy. */
export type Item = {
  readonly id: number;
  readonly slug: string;
  readonly sku: string;
  readonly name: string;
};

/** What the demo shop sells, chosen the same way each time. */
export type Goods = {
  /** with plenty of pieces, the cheapest of them first */
  readonly plenty: readonly [Item, Item, Item, Item, Item];
  readonly soldOut: Item;
  readonly onSale: Item;
  readonly variable: Item;
  /** of the variable one, with the terms that name it */
  readonly variations: readonly { readonly id: number; readonly terms: Readonly<Record<string, string>> }[];
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly tags: readonly string[];
  /** attribute and one of its terms */
  readonly filters: readonly { readonly attribute: string; readonly term: string }[];
};

const columns = 'p.id, p.slug, p.sku, p.name';

export async function readGoods(ask: ReplayShop['ask']): Promise<Goods> {
  const items = (where: string, order = 'p.id', limit = 5) =>
    ask<Item>(
      `select ${columns} from products p left join stock s on s.product_id = p.id
       where p.status = 'published' and p.catalog_visibility = 'visible' and ${where} order by ${order} limit ${limit}`,
    );
  const slugs = async (text: string) => (await ask<{ slug: string }>(text)).map(({ slug }) => slug);
  const [a, b, c, d, e] = await items(
    `p.type = 'simple' and s.on_hand > 20 and p.min_quantity = 1 and p.quantity_step = 1 and not p.sold_individually
      and p.regular_price_cents > 500`,
    'p.regular_price_cents, p.id',
  );
  const [soldOut] = await items(`p.type = 'simple' and not p.in_stock and p.backorders = 'no'`);
  const [onSale] = await items(`p.type = 'simple' and p.sale_price_cents is not null and p.in_stock`);
  const [variable] = await items(`p.type = 'variable' and p.in_stock`);
  if (!a || !b || !c || !d || !e || !soldOut || !onSale || !variable)
    throw new Error('the demo shop lacks goods');
  // Every story finds enough of them, whatever those before it have bought.
  await ask('update stock set on_hand = on_hand + 2000 where product_id = any($1)', [
    [a, b, c, d, e].map(({ id }) => id),
  ]);
  const variations = await ask<{ id: number; terms: Record<string, string> }>(
    `select v.id, jsonb_object_agg('attribute_pa_' || a.slug, t.slug) as terms from products v
       join variation_terms vt on vt.variation_id = v.id join attribute_terms t on t.id = vt.term_id
       join attributes a on a.id = t.attribute_id
     where v.parent_id = $1 group by v.id order by v.id`,
    [variable.id],
  );
  return {
    plenty: [a, b, c, d, e],
    soldOut,
    onSale,
    variable,
    variations,
    categories: await slugs('select slug from categories order by id'),
    brands: await slugs('select slug from brands order by id'),
    tags: await slugs('select slug from tags order by id'),
    filters: await ask(
      `select distinct on (a.id) a.slug as attribute, t.slug as term from attributes a
         join attribute_terms t on t.attribute_id = a.id order by a.id, t.id`,
    ),
  };
}
