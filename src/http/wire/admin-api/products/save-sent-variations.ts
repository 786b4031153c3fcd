import type { ApiProduct } from '#catalogue/product-api/rules/api-product.ts';
import type { ApiVariationWrite } from '#catalogue/product-api/rules/api-variation-write.ts';
import { readApiProducts } from '#catalogue/product-api/server/read-api-products.ts';
import { addApiVariation, saveApiVariations } from '#catalogue/product-api/server/save-api-variations.ts';
import type { VariationColumn } from '#catalogue/variation-editing/rules/variation-field.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { adminWords } from '../admin-call.ts';
import { type AdminRefusal, refusalBody } from '../admin-refusal.ts';
import { type ItemResult, itemId, readItem, type SentItem } from '../batch.ts';
import { isPartOf } from '../is-part-of.ts';
import { variationObject } from './product-object.ts';
import { invalidFields } from './product-refusal.ts';
import { articleValues, given, piecesOf, withoutKnownCodes } from './product-write.ts';
import { fixedFields } from './sent-product.ts';
import { fixedOfVariation, type SentVariation, sentVariation } from './sent-variation.ts';
import { variationRefusal } from './variation-refusal.ts';

type Read =
  | { readonly ok: true; readonly write: ApiVariationWrite }
  | { readonly ok: false; readonly error: object };

/** Makes variations as they were sent, one after the other. */
export async function addSentVariations(
  ctx: RequestContext,
  productId: number,
  items: readonly SentItem[],
): Promise<readonly ItemResult[]> {
  const results: ItemResult[] = [];
  for (const item of items) {
    const read = await readVariation(ctx, item, null);
    const saved = read.ok ? await addApiVariation(ctx, productId, read.write) : null;
    if (!read.ok) results.push({ ok: false, id: 0, error: read.error });
    else if (saved?.ok) results.push(...(await nowOf(ctx, [saved.id])));
    else if (saved) {
      const refusal = variationRefusal(ctx, saved.error);
      results.push({ ok: false, id: 0, error: refusalBody(ctx, refusal) });
    }
  }
  return results;
}

/** Changes variations of a product as they were sent, each for itself, and reads what they have become. */
export async function saveSentVariations(
  ctx: RequestContext,
  productId: number,
  items: readonly SentItem[],
): Promise<readonly ItemResult[]> {
  const known = new Map((await readApiProducts(ctx, items.map(itemId))).map((one) => [one.id, one]));
  const own = (id: number) => (known.get(id)?.parentId === productId ? (known.get(id) ?? null) : null);
  const results = new Map<number, ItemResult>();
  const writes: (ApiVariationWrite & { id: number })[] = [];
  for (const [at, item] of items.entries()) {
    const id = itemId(item);
    const product = own(id);
    const read: Read = product
      ? await readVariation(ctx, item, product)
      : { ok: false, error: refusalBody(ctx, variationRefusal(ctx, { code: 'gone' })) };
    if (!read.ok) results.set(at, { ok: false, id, error: read.error });
    else writes.push({ ...read.write, id });
  }
  const saved = await saveInRounds(ctx, productId, writes);
  const now = new Map(
    (
      await nowOf(
        ctx,
        saved.flatMap((one) => (one.ok ? [one.id] : [])),
      )
    ).map((one) => [bodyId(one), one]),
  );
  let next = 0;
  const answered: ItemResult[] = [];
  for (const [at, item] of items.entries()) {
    const early = results.get(at);
    const result = early ? null : saved[next++];
    if (early) answered.push(early);
    else if (result?.ok) answered.push(now.get(result.id) ?? { ok: false, id: result.id, error: {} });
    else {
      const refusal = variationRefusal(ctx, result?.error ?? { code: 'gone' });
      answered.push({ ok: false, id: itemId(item), error: refusalBody(ctx, refusal) });
    }
  }
  return answered;
}

/** A variation that comes twice is changed twice. */
async function saveInRounds(
  ctx: RequestContext,
  productId: number,
  writes: readonly (ApiVariationWrite & { readonly id: number })[],
) {
  const isDouble = new Set(writes.map(({ id }) => id)).size < writes.length;
  if (!isDouble) return writes.length === 0 ? [] : saveApiVariations(ctx, productId, writes);
  const saved: Awaited<ReturnType<typeof saveApiVariations>>[number][] = [];
  for (const write of writes) saved.push(...(await saveApiVariations(ctx, productId, [write])));
  return saved;
}

const bodyId = (result: ItemResult) => (result.ok ? (result.body as { readonly id: number }).id : result.id);

async function nowOf(ctx: RequestContext, ids: readonly number[]): Promise<readonly ItemResult[]> {
  const products = await readApiProducts(ctx, ids);
  return products.map((product) => ({ ok: true, body: variationObject(ctx, product) }));
}

async function readVariation(ctx: RequestContext, item: SentItem, known: ApiProduct | null): Promise<Read> {
  const read = await readItem(ctx, sentVariation, item);
  if (!read.ok) return read;
  const refusal = refusalOf(ctx, read.value, known);
  return refusal
    ? { ok: false, error: refusalBody(ctx, refusal) }
    : { ok: true, write: variationWrite(read.value, known) };
}

const unsent = {
  virtual: false,
  downloadable: false,
  downloads: [],
  download_limit: -1,
  download_expiry: -1,
  tax_status: 'taxable',
  manage_stock: true,
  description: '',
  shipping_class: '',
  type: 'variation',
};

function refusalOf(ctx: RequestContext, sent: SentVariation, known: ApiProduct | null): AdminRefusal | null {
  const now = new Map<string, unknown>(Object.entries(known ? variationObject(ctx, known) : unsent));
  const words = adminWords(ctx);
  const others = [...fixedFields, ...fixedOfVariation].filter(
    (name) => sent[name] !== undefined && now.has(name) && !isPartOf(sent[name], now.get(name)),
  );
  if (others.length > 0) {
    const sentence = (name: string) => (name === 'manage_stock' ? words.alwaysCounted : words.ofProduct);
    return invalidFields(ctx, Object.fromEntries(others.map((name) => [name, sentence(name)])));
  }
  if (!sent.image || (sent.image.id ?? 0) > 0) return null;
  return { code: '{platform}_variation_image_upload_error', status: 400, sentence: words.noFetching };
}

function variationWrite(sent: SentVariation, known: ApiProduct | null): ApiVariationWrite {
  const { tax_class: tax, image, ...article } = sent;
  const isOfProduct = tax === 'parent';
  const values = articleValues({ ...article, tax_class: isOfProduct ? undefined : tax });
  return {
    id: known?.id ?? null,
    values: {
      ...(withoutKnownCodes(values, known) as Partial<Record<VariationColumn, unknown>>),
      ...given('imageId', image === undefined ? undefined : (image?.id ?? null)),
    },
    pieces: piecesOf(sent),
    options: sent.attributes?.map(({ id = 0, name = '', option = '' }) => ({ id, name, option })),
    taxOfProduct: isOfProduct,
    meta: sent.meta_data,
  };
}
