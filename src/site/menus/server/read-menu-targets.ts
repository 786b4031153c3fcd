import { sql } from 'kysely';
import { langOf, translatedName } from '#catalogue/products/rules/translated-text.ts';
import { type CategoryTree, named } from '#catalogue/products/server/read-categories.ts';
import type { Database } from '#foundation/database/client.ts';
import { brandPath } from '#foundation/paths/rules/brand-path.ts';
import { categoryPath, productPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import type { MenuEntry, MenuTarget, TargetKind } from '../rules/menu-entry.ts';
import { targetKey } from '../rules/shown-menu.ts';

type Found = readonly (readonly [id: number, target: MenuTarget])[];

/** What entries lead to, as far as the visitor's audience finds a page there, by `targetKey`. */
export async function readMenuTargets(
  { db, visitor: { audience } }: Pick<RequestContext, 'db' | 'visitor'>,
  { entries, tree }: { readonly entries: readonly MenuEntry[]; readonly tree: CategoryTree },
): Promise<ReadonlyMap<string, MenuTarget>> {
  const read = async (kind: TargetKind, find: (ids: readonly number[]) => Promise<Found> | Found) => {
    const ids = entries.flatMap((entry) =>
      entry.kind === kind && entry.targetId !== null ? [entry.targetId] : [],
    );
    const found = ids.length === 0 ? [] : await find(ids);
    return found.map(([id, target]) => [targetKey(kind, id), target] as const);
  };
  const found = await Promise.all([
    read('category', (ids) => ids.flatMap((id) => categoryOf(tree, id))),
    read('brand', (ids) => findBrands(db, ids)),
    read('page', (ids) => findPages(db, ids, audience)),
    read('product', (ids) => findProducts(db, ids, audience)),
  ]);
  return new Map(found.flat());
}

function categoryOf(tree: CategoryTree, id: number): Found {
  const entry = tree.byId.get(id);
  if (!entry) return [];
  const { name, ...lang } = named(entry);
  return [[id, { name, ...langOf(lang), path: categoryPath(entry.slug), picture: entry.picture }]];
}

/** The name of a brand is the same in every language. */
async function findBrands(db: Database, ids: readonly number[]): Promise<Found> {
  const rows = await db.selectFrom('brands').select(['id', 'name', 'slug']).where('id', 'in', ids).execute();
  return rows.map(({ id, name, slug }) => [id, { name, path: brandPath(slug) }] as const);
}

/** Published pages; one that is made of blocks has a title in each language. */
async function findPages(
  db: Database,
  ids: readonly number[],
  { locale, contentLocale }: Audience,
): Promise<Found> {
  const rows = await db
    .selectFrom('content_pages as c')
    .leftJoin('page_blocks as b', 'b.page_id', 'c.id')
    .select(['c.id', 'c.title', 'c.slug'])
    .select(sql<string | null>`b.published -> 'title' ->> ${locale}`.as('translated'))
    .where(sql<boolean>`c.id = any (${ids}::int[])`)
    .execute();
  return rows.map(
    ({ id, title, slug, translated }) =>
      [id, { ...translatedName(title, translated, contentLocale), path: `/${slug}/` }] as const,
  );
}

async function findProducts(
  db: Database,
  ids: readonly number[],
  { hidden, locale, contentLocale }: Audience,
): Promise<Found> {
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('product_translations as t', (join) =>
      join.onRef('t.product_id', '=', 'p.id').on('t.language', '=', locale),
    )
    .select(['p.id', 'p.name', 'p.slug', 't.name as translated'])
    .where(sql<boolean>`p.id = any (${ids}::int[])`)
    .where('p.status', '=', 'published')
    .where('p.type', '<>', 'variation')
    .where(notHidden(hidden, sql`p.id`))
    .execute();
  return rows.map(
    ({ id, name, slug, translated }) =>
      [id, { ...translatedName(name, translated, contentLocale), path: productPath(slug ?? '') }] as const,
  );
}
