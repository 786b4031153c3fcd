import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { SITEMAP_ENTRIES } from '../rules/sitemap-text.ts';

/** A sitemap of the shop: the products of a range of ids, or all of another kind. */
export type Sitemap = {
  readonly path: string;
  readonly changed: string | null;
  readonly holds:
    | { readonly kind: 'products'; readonly from: number; readonly to: number }
    | { readonly kind: 'categories' | 'tags' | 'brands' | 'pages' };
};

type SitemapContext = Pick<RequestContext, 'db' | 'memory'> & {
  /** goods that guests, and so search engines, do not see */
  readonly hidden: HiddenGoods | null;
};
type Part = { from: number; to: number; changed: Date };

/** What a product must be to be found by search engines. */
export const isInSitemap = (hidden: HiddenGoods | null) =>
  sql`type <> 'variation' and status = 'published' and catalog_visibility <> 'hidden'
    and ${notHidden(hidden, sql`products.id`)}`;

async function productParts({ db, hidden }: SitemapContext, entries: number): Promise<readonly Part[]> {
  const found = await sql<Part>`
    select min(id) as from, max(id) as to, max(updated_at) as changed
    from (
      select id, updated_at, (row_number() over (order by id) - 1) / ${entries}::int as part
      from products where ${isInSitemap(hidden)}
    ) numbered
    group by part order by part`.execute(db);
  return found.rows;
}

/** The sitemaps of the shop, each of at most so many addresses; known until the shop changes. */
export function listSitemaps(ctx: SitemapContext, entries = SITEMAP_ENTRIES): Promise<readonly Sitemap[]> {
  return ctx.memory.remember(`sitemaps:${entries}`, () => readSitemaps(ctx, entries), 'prices');
}

async function readSitemaps(ctx: SitemapContext, entries: number): Promise<readonly Sitemap[]> {
  const parts = await productParts(ctx, entries);
  const products = parts.map(
    ({ from, to, changed }, index): Sitemap => ({
      path: `/sitemap-products-${index + 1}.xml`,
      changed: changed.toISOString(),
      holds: { kind: 'products', from, to },
    }),
  );
  const others = (['pages', 'categories', 'brands', 'tags'] as const).map(
    (kind): Sitemap => ({
      path: `/sitemap-${kind}.xml`,
      changed: null,
      holds: { kind },
    }),
  );
  return [...others, ...products];
}
