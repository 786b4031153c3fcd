import { readAttributes } from '#catalogue/products/server/read-attributes.ts';
import { readBrands } from '#catalogue/products/server/read-brands.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { listCategoryChoices } from '#selling/coupons/server/staff/list-category-choices.ts';
import { readTableDefinition, type TableDefinition } from '../../rules/table-definition.ts';
import { mostTables } from '../read-product-table.ts';

/** A table in the list of staff. */
export type StaffTableRow = {
  readonly id: number;
  readonly name: string;
  readonly columns: number;
  /** paths of the pages of text that place it */
  readonly pages: readonly string[];
};

/** What a table can be made of: ids as texts, and names. */
export type TableFormChoices = Readonly<
  Record<
    'categories' | 'tags' | 'brands' | 'attributes',
    readonly { readonly value: string; readonly label: string }[]
  >
>;

/** All tables by name, with the pages that show them. */
export async function listStaffTables({ db }: Pick<RequestContext, 'db'>): Promise<readonly StaffTableRow[]> {
  const [tables, pages] = await Promise.all([
    db
      .selectFrom('product_tables')
      .select(['id', 'name', 'columns'])
      .orderBy('name')
      .limit(mostTables)
      .execute(),
    db
      .selectFrom('content_pages')
      .select(['slug', 'body_html'])
      .where('body_html', 'like', '%[product_table%')
      .orderBy('slug')
      .execute(),
  ]);
  return tables.map(({ id, name, columns }) => {
    const code = new RegExp(`\\[product_table\\s[^\\]]*\\bid\\s*=\\s*["'“”&quot;]*${id}\\b`);
    return {
      id,
      name,
      columns: columns.length,
      pages: pages.filter(({ body_html }) => code.test(body_html)).map(({ slug }) => `/${slug}/`),
    };
  });
}

/** A table to be changed, with the codes of the products that it names; null where there is none. */
export async function readStaffTable(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<{ readonly table: TableDefinition; readonly codes: readonly string[] } | null> {
  const row = await db
    .selectFrom('product_tables')
    .select(['name', 'columns', 'definition'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const table = readTableDefinition(row);
  const { only } = table.products;
  const named =
    only.length === 0
      ? []
      : await db
          .selectFrom('products')
          .select(['id', 'sku'])
          .where('id', 'in', [...only])
          .execute();
  const codeOf = new Map(named.map((product) => [product.id, product.sku]));
  return { table, codes: only.flatMap((productId) => codeOf.get(productId) ?? []) };
}

const mostTags = 1000;

/** Everything that the form of a table offers. */
export async function tableFormChoices(ctx: RequestContext): Promise<TableFormChoices> {
  const [categories, tags, brands, attributes] = await Promise.all([
    listCategoryChoices(ctx),
    ctx.db.selectFrom('tags').select(['id', 'name']).orderBy('name').limit(mostTags).execute(),
    readBrands(ctx),
    readAttributes(ctx),
  ]);
  const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({
    value: String(id),
    label: name,
  });
  return {
    categories: categories.map(named),
    tags: tags.map(named),
    brands: [...brands.values()].map(named).sort((a, b) => a.label.localeCompare(b.label, 'it')),
    attributes: [...attributes.values()].map(({ slug, name }) => ({ value: `pa_${slug}`, label: name })),
  };
}
