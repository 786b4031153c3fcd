import { sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import { categoryPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import type { Crumb } from '../rules/listing.ts';
import {
  langOf,
  type NamedText,
  type TextLang,
  type TextLanguage,
  translatedName,
} from '../rules/translated-text.ts';
import { pictureOf } from './picture-of.ts';

// A tree that is wrong must not be walked for ever.
const deepest = 20;

/** `lang` is that of the name. */
export type CategoryEntry = TextLang & {
  readonly id: number;
  readonly parentId: number | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly descriptionLang?: TextLanguage;
  readonly productCount: number;
  readonly picture: Picture | null;
};

/** The tree of categories; children stand in their order, `null` holds the top ones. */
export type CategoryTree = {
  readonly bySlug: ReadonlyMap<string, CategoryEntry>;
  readonly byId: ReadonlyMap<number, CategoryEntry>;
  readonly children: ReadonlyMap<number | null, readonly CategoryEntry[]>;
};

type Needs = Pick<RequestContext, 'db' | 'memory' | 'visitor'>;

/** The categories that the visitor's audience sees, with what it sees in them; cached until the shop's data change. */
export async function readCategories(ctx: Needs): Promise<CategoryTree> {
  const { hidden, locale } = ctx.visitor.audience;
  const entries = await allCategories(ctx);
  if (!hidden) return ctx.memory.remember(`category-tree ${locale}`, async () => treeOf(entries));
  return ctx.memory.remember(`category-tree ${locale}:${hidden.key}`, async () =>
    treeOf(await shownCategories(ctx, entries, hidden)),
  );
}

function treeOf(entries: readonly CategoryEntry[]): CategoryTree {
  return {
    bySlug: new Map(entries.map((entry) => [entry.slug, entry])),
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    children: Map.groupBy(entries, (entry) => entry.parentId),
  };
}

function allCategories(ctx: Needs): Promise<readonly CategoryEntry[]> {
  const { locale, contentLocale } = ctx.visitor.audience;
  return ctx.memory.remember(`categories ${locale}`, async () => {
    const rows = await ctx.db
      .selectFrom('categories as c')
      .leftJoin('images as i', 'i.id', 'c.image_id')
      .select(['c.id', 'c.parent_id', 'c.slug', 'c.name', 'c.description', 'c.product_count'])
      .select(['i.file_key', 'i.alt', 'i.width', 'i.height', 'i.widths', 'i.focus_x'])
      .$if(contentLocale !== undefined, (query) =>
        query
          .leftJoin('category_translations as tr', (join) =>
            join.onRef('tr.category_id', '=', 'c.id').on('tr.language', '=', locale),
          )
          .select(['tr.name as translated_name', 'tr.description as translated_description']),
      )
      .orderBy('c.position')
      .orderBy('c.name')
      .orderBy('c.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      parentId: row.parent_id,
      slug: row.slug,
      ...translatedName(row.name, row.translated_name, contentLocale),
      ...describedIn(row.description, row.translated_description, contentLocale),
      productCount: row.product_count,
      picture: pictureOf(row),
    }));
  });
}

function describedIn(own: string, translated: string | null | undefined, contentLocale?: TextLanguage) {
  const { name: description, lang } = translatedName(own, translated, contentLocale);
  return lang === undefined ? { description } : { description, descriptionLang: lang };
}

/** Without the hidden categories and all below them; of the others, without the hidden products that they count. */
async function shownCategories(
  { db }: Needs,
  entries: readonly CategoryEntry[],
  hidden: HiddenGoods,
): Promise<readonly CategoryEntry[]> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const withheld = new Set(hidden.categoryIds);
  const isHidden = (entry: CategoryEntry | undefined, depth = 0): boolean =>
    entry !== undefined &&
    depth < deepest &&
    (withheld.has(entry.id) || isHidden(byId.get(entry.parentId ?? 0), depth + 1));
  const { rows } = await sql<{ id: number; count: number }>`
    select pc.category_id as id, count(*) as count
    from product_categories pc join products p on p.id = pc.product_id
    where p.type <> 'variation' and p.status = 'published' and not ${notHidden(hidden, sql`p.id`)}
    group by pc.category_id`.execute(db);
  const hiddenIn = new Map(rows.map(({ id, count }) => [id, count]));
  return entries
    .filter((entry) => !isHidden(entry))
    .map((entry) => ({
      ...entry,
      productCount: Math.max(0, entry.productCount - (hiddenIn.get(entry.id) ?? 0)),
    }));
}

/** The name of a category, with the language that it is in where that is not the reader's. */
export const named = (entry: CategoryEntry): NamedText => ({ name: entry.name, ...langOf(entry) });

/** The way to a category from the top, the category itself last. */
export function crumbsTo(tree: CategoryTree, category: CategoryEntry): Crumb[] {
  const crumbs: Crumb[] = [];
  let entry: CategoryEntry | undefined = category;
  while (entry && crumbs.length < deepest) {
    crumbs.unshift({ ...named(entry), path: categoryPath(entry.slug) });
    entry = entry.parentId === null ? undefined : tree.byId.get(entry.parentId);
  }
  return crumbs;
}
