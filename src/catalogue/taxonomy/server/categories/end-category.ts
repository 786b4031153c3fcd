import { sql } from 'kysely';
import { letGoOf } from '#catalogue/media/server/write-gallery.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { isWithin } from '#foundation/records/rules/move-in-tree.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CategoryProblems } from '../../rules/category-form.ts';
import { translationLanguage } from '../translation-language.ts';
import { moveCategoryRules } from './move-category-rules.ts';
import { orderCategories } from './place-category.ts';
import { readStaffCategories } from './read-staff-categories.ts';
import { readStaffCategory, type StaffCategoryPage } from './read-staff-category.ts';
import { lockCategories, productsWithin, refreshCategoryProducts } from './refresh-category-products.ts';
import { categoryFacts } from './save-category.ts';

export type EndedCategory =
  | { readonly ok: true; readonly id: number }
  /** null: there is no such category */
  | { readonly ok: false; readonly problems: CategoryProblems | null };

export type CategoryEnd = {
  readonly id: number;
  /** `merge`: what stands below it follows to `into` as well */
  readonly kind: 'merge' | 'remove';
  /** gets its products, its rules and its address; null for none */
  readonly into: number | null;
  /** gets the categories below it; null for the top */
  readonly childrenTo: number | null;
};

const isUsed = ({ products, rules }: StaffCategoryPage) =>
  products > 0 || Object.values(rules).some((count) => count > 0);

/**
 * Merges a category into another one, or deletes it. Its products, the rules that name it and its old addresses go to `into`; without
 * one only a category that nothing names is deleted.
 */
export function endCategory(ctx: RequestContext, end: CategoryEnd): Promise<EndedCategory> {
  const { id, kind, into } = end;
  const childrenTo = kind === 'merge' ? into : end.childrenTo;
  return inTransaction(ctx.db, async (db): Promise<EndedCategory> => {
    await lockCategories(db);
    const all = await readStaffCategories({ db });
    const before = await readStaffCategory(db, { id, language: translationLanguage(ctx) });
    if (!before) return { ok: false, problems: null };
    const isKnown = (category: number) => category !== id && all.some((one) => one.id === category);
    if (into === null ? kind === 'merge' || isUsed(before) : !isKnown(into)) {
      return { ok: false, problems: { into: 'no-destination' } };
    }
    if (childrenTo !== null && isWithin(all, childrenTo, id)) {
      return {
        ok: false,
        problems: kind === 'merge' ? { into: 'within-itself' } : { childrenTo: 'within-itself' },
      };
    }
    if (childrenTo !== null && !isKnown(childrenTo))
      return { ok: false, problems: { childrenTo: 'no-destination' } };
    const products = await productsWithin(db, id);
    if (into !== null) {
      await sql`
        insert into product_categories (category_id, product_id, direct)
        select ${into}::int, product_id, true from product_categories where category_id = ${id} and direct
        on conflict (category_id, product_id) do update set direct = true`.execute(db);
      await moveCategoryRules(db, { from: id, to: into });
      await sql`update slug_history set target_id = ${into} where kind = 'category' and target_id = ${id}`.execute(
        db,
      );
    }
    const childrenOf = (parentId: number | null) =>
      all.filter((one) => one.parentId === parentId && one.id !== id).map((one) => one.id);
    const children = childrenOf(id);
    if (children.length > 0) {
      await sql`update categories set parent_id = ${childrenTo}::int where parent_id = ${id}`.execute(db);
      await orderCategories(db, [...childrenOf(childrenTo), ...children]);
    }
    await sql`delete from categories where id = ${id}`.execute(db);
    if (before.imageId !== null) await letGoOf(db, [before.imageId]);
    if (into !== null) {
      await sql`
        update slug_history set target_id = ${into} where kind = 'category' and slug = ${before.draft.slug}`.execute(
        db,
      );
    }
    await refreshCategoryProducts(db, products);
    const nameOf = (category: number | null) => all.find((one) => one.id === category)?.name ?? null;
    await recordAudit(
      { ...ctx, db },
      {
        what: kind === 'merge' ? 'merged' : 'deleted',
        subject: { kind: 'category', id, name: before.draft.name },
        before: { ...categoryFacts(before.draft, all), products: before.products },
        after: into === null ? null : { destination: nameOf(into) },
      },
    );
    return { ok: true, id: into ?? id };
  });
}
