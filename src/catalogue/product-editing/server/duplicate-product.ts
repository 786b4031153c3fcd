import { sql } from 'kysely';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { changesBetween } from '../rules/product-changes.ts';
import { LONGEST_NAME } from '../rules/product-limits.ts';
import { emptyProduct, priceFields } from '../rules/product-schema.ts';
import { readProducts } from './read-products.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';

/** Makes a draft that is like a simple product, with its pictures and without what is unique: codes, address, stock. `nameOf` names it. */
export function duplicateProduct(
  ctx: RequestContext,
  id: number,
  nameOf: (name: string) => string,
): Promise<SavedProduct> {
  return inTransaction(ctx.db, async (db): Promise<SavedProduct> => {
    const inner = { ...ctx, db };
    const [original] = await readProducts({ db, language: translationLanguage(ctx) }, [id]);
    if (original?.type !== 'simple') return { ok: false, error: { code: 'gone' } };
    const values = {
      ...original.values,
      name: nameOf(original.values.name).slice(0, LONGEST_NAME),
      slug: '',
      sku: null,
      gtin: null,
      status: 'draft' as const,
      publishAt: null,
    };
    const { slug: _, ...changes } = changesBetween(emptyProduct, values);
    const mayPrice = mayStaff(ctx.visitor.person, 'prices');
    const allowed = Object.entries(changes).filter(
      ([field]) => mayPrice || !priceFields.some((one) => one === field),
    );
    const made = await saveProduct(inner, { id: null, changes: Object.fromEntries(allowed) });
    if (!made.ok) return made;
    await sql`insert into product_images (product_id, position, image_id)
      select ${made.id}::int, position, image_id from product_images where product_id = ${id}`.execute(db);
    await sql`update products p set image_id = o.image_id from products o where p.id = ${made.id} and o.id = ${id}`.execute(
      db,
    );
    return made;
  });
}
