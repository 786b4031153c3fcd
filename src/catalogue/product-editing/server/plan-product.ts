import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { sanitiseRichText } from '#kit/rich-text/server/sanitise-rich-text.ts';
import { checkProduct } from '../rules/check-product.ts';
import {
  differingFields,
  mergeChanges,
  type ProductChanges,
  type ProductConflict,
  type ProductProblem,
  type ProductProblems,
  wantedValues,
} from '../rules/product-changes.ts';
import { emptyProduct, type ProductField, type ProductValues, priceFields } from '../rules/product-schema.ts';
import { missingReferences } from './missing-references.ts';
import { losesVariationTerms } from './read-edited-variations.ts';
import type { StoredProduct } from './read-products.ts';
import { freeSlug, isSlugOf, takenCodes } from './taken-codes.ts';

/** What a product becomes: read, merged and checked, not yet written. */
export type PlannedProduct = {
  /** null for a new one */
  readonly id: number | null;
  readonly before: ProductValues;
  readonly after: ProductValues;
  /** none where it stays as it is */
  readonly changed: readonly ProductField[];
};

export type Planned =
  | { readonly ok: true; readonly plan: PlannedProduct }
  | { readonly ok: false; readonly problems: ProductProblems }
  | { readonly ok: false; readonly conflicts: readonly ProductConflict[] };

/** Puts changes onto a product that is locked, or onto an empty one (`stored` null), and checks the whole; inside a transaction. */
export async function planProduct(
  ctx: RequestContext,
  stored: StoredProduct | null,
  changes: ProductChanges,
): Promise<Planned> {
  const read = wantedValues(changes);
  if (Object.keys(read.problems).length > 0) return { ok: false, problems: read.problems };
  const before = stored?.values ?? emptyProduct;
  const wanted = sanitised(read.values, before);
  const { merged, conflicts } = mergeChanges(before, wanted, changes);
  if (stored && conflicts.length > 0) return { ok: false, conflicts };
  const id = stored?.id ?? null;
  const after = await completed(ctx, id, stored ? followed(merged, before) : { ...emptyProduct, ...wanted });
  const changed = differingFields(after, before);
  const plan = { id, before, after, changed };
  if (stored && changed.length === 0) return { ok: true, plan };
  const problems = await problemsOf(ctx, { ...plan, type: stored?.type ?? 'simple' });
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, plan };
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
