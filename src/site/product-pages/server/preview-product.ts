import { readTypedDraft } from '#catalogue/product-editing/server/product-drafts.ts';
import { readProducts, type StoredProduct } from '#catalogue/product-editing/server/read-products.ts';
import { saveProduct } from '#catalogue/product-editing/server/save-product.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createShopMemory } from '#foundation/services/shop-memory.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { openTerms } from '#foundation/visitor/rules/visitor.ts';
import type { Preview, PreviewedAs } from '../rules/previewed-as.ts';
import { previewAudience } from './preview-audience.ts';

/** Ends a transaction of which nothing shall stay. */
class Undone extends Error {}

export type ProductToPreview = {
  readonly productId: number;
  readonly as: PreviewedAs;
};

/**
 * Shows a product as its page would be if it were published now, with what the asking person has typed and not saved. It is published in a
 * transaction that is always rolled back, so that prices, visibility and texts come from the same statements as for shoppers; with a cache of its
 * own, so that nobody else sees any of it. Null for a product that does not exist or is in the trash.
 */
export async function previewProduct<Shown>(
  ctx: RequestContext,
  { productId, as }: ProductToPreview,
  show: (inner: RequestContext, slug: string, preview: Preview) => Promise<Shown>,
): Promise<Shown | null> {
  const { person } = ctx.visitor;
  const mayFindCustomers = mayStaff(person, 'customers-view');
  const asked = typeof as === 'object' && !mayFindCustomers ? 'guests' : as;
  let shown: Shown | null = null;
  try {
    await ctx.db.transaction().execute(async (db) => {
      const inner = { ...ctx, db, memory: createShopMemory() };
      const language = translationLanguage(inner);
      const [stored] = await readProducts({ db, language }, [productId], { lock: true });
      if (!stored || stored.trashedAt) throw new Undone();
      const typed = await publish(inner, stored);
      const [now = stored] = await readProducts({ db, language }, [productId]);
      const groups = await db.selectFrom('customer_groups').select(['id', 'name']).orderBy('id').execute();
      const { audience, name, isKnown } = await previewAudience(inner, { as: asked, groups });
      const visitor = { person: null, audience, terms: openTerms };
      shown = await show({ ...inner, visitor }, now.values.slug, {
        productId,
        as: asked,
        name,
        isKnown,
        groups,
        typed,
        status: stored.values.status,
        mayFindCustomers,
      });
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return shown;
}

/** Publishes a product with what is typed for it, or without where that cannot be saved. */
async function publish(ctx: RequestContext, { id, values }: StoredProduct): Promise<Preview['typed']> {
  const draft = await readTypedDraft(ctx, { productId: id });
  const status = { from: values.status, to: 'published' };
  if (draft && Object.keys(draft.changes).length > 0) {
    const saved = await saveProduct(ctx, { id, changes: { ...draft.changes, status } });
    if (saved.ok) return 'shown';
  }
  await ctx.db
    .updateTable('products')
    .set({ status: 'published', publish_at: null })
    .where('id', '=', id)
    .execute();
  return draft ? 'left-out' : 'none';
}
