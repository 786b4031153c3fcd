import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { sanitiseRichText } from '#kit/rich-text/server/sanitise-rich-text.ts';
import type { PriceReason } from '#pricing/price-history/rules/price-reason.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import { checkProduct } from '../rules/check-product.ts';
import { emptyBeginning, type ProductBeginning } from '../rules/product-beginning.ts';
import {
  type ConflictingEditor,
  changesBetween,
  differingFields,
  mergeChanges,
  type ProductChanges,
  type ProductConflict,
  type ProductProblem,
  type ProductProblems,
  wantedValues,
} from '../rules/product-changes.ts';
import { emptyProduct, type ProductField, type ProductValues, priceFields } from '../rules/product-schema.ts';
import { auditProduct } from './audit-product.ts';
import { beginProduct } from './insert-product.ts';
import { missingReferences } from './missing-references.ts';
import { settleTypedDraft } from './product-drafts.ts';
import { planPublishing } from './publish-products.ts';
import { losesVariationTerms } from './read-edited-variations.ts';
import { readProducts } from './read-products.ts';
import { recordVersions } from './record-version.ts';
import { type FormStep, lockForm, settledForm } from './settled-forms.ts';
import { freeSlug, isSlugOf, takenCodes } from './taken-codes.ts';
import { writeProducts } from './write-products.ts';

export type ProductToSave = {
  /** null for a new one */
  readonly id: number | null;
  readonly changes: ProductChanges;
  /** of a new one */
  readonly beginning?: ProductBeginning;
  /** the page that it was typed on */
  readonly at?: FormStep | null;
  /** the version whose state it gets again */
  readonly restoredFrom?: number;
  /** why public prices change; the editor, unless it is given */
  readonly priceReason?: PriceReason;
};

export type SavedProduct =
  | { readonly ok: true; readonly id: number; readonly revision: number }
  | { readonly ok: false; readonly error: SaveRefusal };
export type SaveRefusal =
  | { readonly code: 'gone' | 'in-trash' }
  | { readonly code: 'refused'; readonly problems: ProductProblems }
  | {
      readonly code: 'conflict';
      readonly conflicts: readonly ProductConflict[];
      readonly by: ConflictingEditor;
    };

const refused = (problems: ProductProblems) => ({ ok: false, error: { code: 'refused', problems } }) as const;

/**
 * Creates a product or changes some fields of it, all or nothing: merges with what others have saved meanwhile, checks the whole, writes
 * it with its version and its entry of the audit trail, and deletes the draft of who saves.
 */
export async function saveProduct(
  ctx: RequestContext,
  {
    id: asked,
    changes,
    beginning = emptyBeginning,
    at = null,
    restoredFrom,
    priceReason = 'product-editor',
  }: ProductToSave,
): Promise<SavedProduct> {
  const read = wantedValues(changes);
  if (Object.keys(read.problems).length > 0) return refused(read.problems);
  const language = translationLanguage(ctx);
  return inTransaction(ctx.db, async (db): Promise<SavedProduct> => {
    await lockForm(db, at);
    // A new product that was saved already is changed: the answer may have been lost.
    const id = asked ?? (await settledForm({ ...ctx, db }, at))?.productId ?? null;
    const [stored] = id === null ? [] : await readProducts({ db, language }, [id], { lock: true });
    if (id !== null && !stored) return { ok: false, error: { code: 'gone' } };
    if (stored?.trashedAt) return { ok: false, error: { code: 'in-trash' } };
    const before = stored?.values ?? emptyProduct;
    const wanted = sanitised(read.values, before);
    const { merged, conflicts } = mergeChanges(before, wanted, changes);
    if (stored && conflicts.length > 0) {
      return {
        ok: false,
        error: { code: 'conflict', conflicts, by: await lastEditor({ ...ctx, db }, stored.id) },
      };
    }
    const after = await completed(
      { db },
      id,
      stored ? followed(merged, before) : { ...emptyProduct, ...wanted },
    );
    const changed = differingFields(after, before);
    if (stored && changed.length === 0) {
      const revision = await settleTypedDraft({ ...ctx, db }, { productId: asked, saved: stored.id, at });
      return { ok: true, id: stored.id, revision };
    }
    const problems = await problemsOf(
      { ...ctx, db },
      { id, type: stored?.type ?? 'simple', before, after, changed },
    );
    if (Object.keys(problems).length > 0) return refused(problems);
    await notePriceReason({ ...ctx, db }, priceReason);
    const saved = stored?.id ?? (await beginProduct({ ...ctx, db }, after, beginning));
    const values = Object.fromEntries(changed.map((field) => [field, after[field]]));
    await writeProducts({ db, clock: ctx.clock, language }, [{ id: saved, values }]);
    await recordVersions({ ...ctx, db }, [{ id: saved, changes: changesBetween(before, after) }], {
      restoredFrom: restoredFrom ?? null,
    });
    await auditProduct({ ...ctx, db }, { id: saved, fields: changed, before: stored ? before : null, after });
    if (after.status === 'scheduled' && after.publishAt) await planPublishing(db, saved, after.publishAt);
    const revision = await settleTypedDraft({ ...ctx, db }, { productId: asked, saved, at });
    return { ok: true, id: saved, revision };
  });
}

const richTexts = [
  'description',
  'shortDescription',
  'translatedDescription',
  'translatedShortDescription',
] as const;

/** What is not changed stays as it was stored, also what is no longer allowed. */
function sanitised(values: Partial<ProductValues>, before: ProductValues): Partial<ProductValues> {
  const clean = richTexts.flatMap((field) => {
    const html = values[field];
    return html === undefined || html === before[field] ? [] : [[field, sanitiseRichText(html)]];
  });
  return { ...values, ...Object.fromEntries(clean) };
}

/** The address of a draft that was made of its name is made anew with the name, such as that of a copy. */
const followed = (values: ProductValues, before: ProductValues): ProductValues =>
  before.status === 'draft' &&
  values.name !== before.name &&
  values.slug === before.slug &&
  isSlugOf(before.slug, before.name)
    ? { ...values, slug: '' }
    : values;

/** A product with what follows from its values: an address made of its name, no moment unless it is scheduled. */
async function completed(
  { db }: Pick<RequestContext, 'db'>,
  id: number | null,
  values: ProductValues,
): Promise<ProductValues> {
  return {
    ...values,
    slug: values.slug || (await freeSlug(db, id, values.name)),
    publishAt: values.status === 'scheduled' ? values.publishAt : null,
    relatedIds: values.relatedIds.filter((one) => one !== id),
    upSellIds: values.upSellIds.filter((one) => one !== id),
    crossSellIds: values.crossSellIds.filter((one) => one !== id),
  };
}

type Checked = {
  readonly id: number | null;
  readonly type: 'simple' | 'variable';
  readonly before: ProductValues;
  readonly after: ProductValues;
  readonly changed: readonly ProductField[];
};

async function problemsOf(
  ctx: RequestContext,
  { id, type, after, changed }: Checked,
): Promise<ProductProblems> {
  const values: Partial<ProductValues> = Object.fromEntries(changed.map((field) => [field, after[field]]));
  const taken = await takenCodes(ctx.db, id, values);
  const missing = await missingReferences(ctx.db, values);
  const mayPrice = mayStaff(ctx.visitor.person, 'prices');
  const priced = mayPrice ? [] : changed.filter((field) => priceFields.includes(field));
  const coded = (fields: readonly ProductField[], code: string) =>
    Object.fromEntries(fields.map((field): [ProductField, ProductProblem] => [field, { code }]));
  return {
    ...coded(after.name === '' ? ['name'] : [], 'missing'),
    ...checkProduct(after, { type, changed, now: ctx.clock.now() }),
    ...coded(missing, 'not-there'),
    ...coded(await lostAttributes(ctx, { id, type, after, changed }), 'for-variations'),
    ...coded(missing.includes('documents') ? ['documents'] : [], 'no-document'),
    ...taken,
    ...coded(priced, 'no-right'),
  };
}

async function lostAttributes(
  { db }: Pick<RequestContext, 'db'>,
  { id, type, after, changed }: Omit<Checked, 'before'>,
): Promise<readonly ProductField[]> {
  if (id === null || type === 'simple' || !changed.includes('attributes')) return [];
  const termIds = after.attributes.flatMap((attribute) => attribute.termIds);
  return (await losesVariationTerms(db, id, termIds)) ? ['attributes'] : [];
}

async function lastEditor(
  { db, visitor }: Pick<RequestContext, 'db' | 'visitor'>,
  id: number,
): Promise<ConflictingEditor> {
  const last = await db
    .selectFrom('product_versions')
    .select(['person_id', 'person_name'])
    .where('product_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const person = visitor.person?.customerId;
  return {
    name: last?.person_name ?? '',
    isSelf: person !== undefined && last?.person_id === person,
  };
}
