import { sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import { type PictureRow, pictureOf } from '#catalogue/products/server/picture-of.ts';
import type { Database } from '#foundation/database/client.ts';
import type { CategoryDraft } from '../../rules/category-form.ts';
import { countTablesNaming } from '../product-table-groupings.ts';

/** What points to a category besides products: what of it follows to another one. */
export type CategoryRules = {
  /** of customer groups and guests: hidden or reserved goods */
  readonly visibility: number;
  readonly coupons: number;
  /** discounts of price lists */
  readonly percentages: number;
  /** product tables that show it */
  readonly tables: number;
};

export type StaffCategoryPage = {
  readonly id: number;
  readonly draft: CategoryDraft;
  readonly imageId: number | null;
  readonly picture: Picture | null;
  /** directly in it, in any state */
  readonly products: number;
  /** directly below it */
  readonly children: number;
  readonly rules: CategoryRules;
};

type Row = PictureRow & {
  readonly imageId: number | null;
  readonly name: string;
  readonly slug: string;
  readonly parentId: number | null;
  readonly description: string;
  readonly translatedName: string;
  readonly translatedDescription: string;
  readonly products: number;
  readonly children: number;
};

/** A category with what depends on it; `language` is that of its translation. Null where there is none. */
export async function readStaffCategory(
  db: Database,
  { id, language }: { readonly id: number; readonly language: 'it' | 'en' },
): Promise<StaffCategoryPage | null> {
  const { rows } = await sql<Row>`
    select c.name, c.slug, c.parent_id as "parentId", c.description, c.image_id as "imageId", coalesce(t.name, '') as "translatedName",
      coalesce(t.description, '') as "translatedDescription", i.file_key, i.alt, i.width, i.height, i.widths,
      (select count(*)::int from product_categories pc where pc.category_id = c.id and pc.direct) as products,
      (select count(*)::int from categories below where below.parent_id = c.id) as children
    from categories c left join images i on i.id = c.image_id
      left join category_translations t on t.category_id = c.id and t.language = ${language}
    where c.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { name, slug, parentId, description, translatedName, translatedDescription } = row;
  return {
    id,
    draft: { name, slug, parentId, description, imageId: row.imageId, translatedName, translatedDescription },
    imageId: row.imageId,
    picture: pictureOf(row),
    products: row.products,
    children: row.children,
    rules: await readCategoryRules(db, id),
  };
}

/** How many rules of the shop name a category. */
async function readCategoryRules(db: Database, id: number): Promise<CategoryRules> {
  const { rows } = await sql<Omit<CategoryRules, 'tables'>>`
    select (select count(*)::int from visibility_rules where category_id = ${id}) as visibility,
      (select count(*)::int from coupons where ${id} = any (category_ids || excluded_category_ids)) as coupons,
      (select count(*)::int from price_list_percentages where category_id = ${id}) as percentages`.execute(
    db,
  );
  const tables = await countTablesNaming(db, { list: 'categories', id });
  return { ...(rows[0] ?? { visibility: 0, coupons: 0, percentages: 0 }), tables };
}

/** The form of a new category, below the one whose id an address names. */
export function newCategoryDraft(
  known: readonly { readonly id: number }[],
  parent: string | null,
): CategoryDraft {
  const parentId = known.find(({ id }) => String(id) === parent)?.id ?? null;
  return {
    name: '',
    slug: '',
    parentId,
    description: '',
    imageId: null,
    translatedName: '',
    translatedDescription: '',
  };
}
