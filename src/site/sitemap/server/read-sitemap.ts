import { type RawBuilder, sql } from 'kysely';
import { listingPath } from '#catalogue/products/rules/listing-path.ts';
import { brandPath } from '#foundation/paths/rules/brand-path.ts';
import { categoryPath, productPath, shopPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { type SitemapEntry, sitemapEnd, sitemapLine, sitemapStart } from '../rules/sitemap-text.ts';
import { isInSitemap, type Sitemap } from './list-sitemaps.ts';

type SitemapContext = Pick<RequestContext, 'db' | 'shopUrl'> & { readonly hidden: HiddenGoods | null };
type Row = { id: number; slug: string; changed: Date | null };

const AT_ONCE = 2000;

const entryOf =
  (pathOf: (slug: string) => string) =>
  ({ slug, changed }: Row): SitemapEntry => ({
    path: pathOf(slug),
    changed: changed?.toISOString() ?? null,
  });

/** Products of a range, some at a time, so that a large catalogue is never in memory whole. */
async function* products(
  { db, hidden }: SitemapContext,
  from: number,
  to: number,
): AsyncGenerator<readonly SitemapEntry[]> {
  let after = from - 1;
  for (;;) {
    const { rows } = await sql<Row>`
      select id, slug, updated_at as changed from products
      where ${isInSitemap(hidden)} and id > ${after} and id <= ${to} order by id limit ${AT_ONCE}`.execute(
      db,
    );
    if (rows.length === 0) return;
    yield rows.map(entryOf(productPath));
    after = rows.at(-1)?.id ?? to;
  }
}

type SectionKind = 'categories' | 'brands' | 'tags';

/** The address of each kind of section, and the products that belong to it. */
const kinds: Record<SectionKind, { pathOf: (slug: string) => string; products: RawBuilder<unknown> }> = {
  categories: {
    pathOf: categoryPath,
    products: sql`join product_categories link on link.category_id = place.id join products p on p.id = link.product_id`,
  },
  brands: { pathOf: brandPath, products: sql`join products p on p.brand_id = place.id` },
  tags: {
    pathOf: (slug) => listingPath({ kind: 'tag', slug }),
    products: sql`join product_tags link on link.tag_id = place.id join products p on p.id = link.product_id`,
  },
};

async function positions(
  { db, hidden }: SitemapContext,
  kind: SectionKind,
): Promise<readonly SitemapEntry[]> {
  const { rows } = await sql<Row>`
    select place.id, place.slug, max(p.updated_at) as changed
    from ${sql.table(kind)} place ${kinds[kind].products}
    where p.type <> 'variation' and p.status = 'published' and ${notHidden(hidden, sql`p.id`)}
    group by place.id order by place.id`.execute(db);
  return rows.map(entryOf(kinds[kind].pathOf));
}

async function pages({ db }: SitemapContext): Promise<readonly SitemapEntry[]> {
  const rows = await db
    .selectFrom('content_pages')
    .select(['id', 'slug', 'updated_at as changed'])
    .orderBy('id')
    .execute();
  const own = ['/', shopPath].map((path) => ({ path, changed: null }));
  return [...own, ...rows.map(entryOf((slug) => `/${slug}/`))];
}

async function* entriesOf(ctx: SitemapContext, { holds }: Sitemap): AsyncGenerator<readonly SitemapEntry[]> {
  if (holds.kind === 'products') yield* products(ctx, holds.from, holds.to);
  else yield await (holds.kind === 'pages' ? pages(ctx) : positions(ctx, holds.kind));
}

/** The text of a sitemap, piece by piece. */
export async function* readSitemap(ctx: SitemapContext, sitemap: Sitemap): AsyncGenerator<string> {
  yield sitemapStart;
  for await (const entries of entriesOf(ctx, sitemap)) {
    yield entries.map((entry) => sitemapLine(ctx.shopUrl, entry)).join('');
  }
  yield sitemapEnd;
}
