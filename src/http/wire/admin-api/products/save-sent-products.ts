import type { ApiProduct } from '#catalogue/product-api/rules/api-product.ts';
import type { ApiProductWrite } from '#catalogue/product-api/rules/api-product-write.ts';
import { readApiProducts } from '#catalogue/product-api/server/read-api-products.ts';
import { readShippingClassIds } from '#catalogue/product-api/server/read-shipping-class-ids.ts';
import { saveApiProducts } from '#catalogue/product-api/server/save-api-products.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { adminWords } from '../admin-call.ts';
import { type AdminRefusal, refusalBody } from '../admin-refusal.ts';
import { type ItemResult, readItem, type SentItem } from '../batch.ts';
import { isPartOf } from '../is-part-of.ts';
import { productObject } from './product-object.ts';
import { invalidFields, productRefusal } from './product-refusal.ts';
import { productWrite } from './product-write.ts';
import { fixedFields, type SentProduct, sentProduct } from './sent-product.ts';

/** What is sent of a product, new (`id` null) or known. */
export type ProductItem = { readonly id: number | null; readonly sent: SentItem };

/** What a product has before anything is sent of it. */
const unsent = {
  virtual: false,
  downloadable: false,
  downloads: [],
  download_limit: -1,
  download_expiry: -1,
  external_url: '',
  button_text: '',
  tax_status: 'taxable',
  grouped_products: [],
  parent_id: 0,
  post_password: '',
};

/** Makes and changes products as they were sent, each for itself, and reads what they have become. */
export async function saveSentProducts(
  ctx: RequestContext,
  items: readonly ProductItem[],
): Promise<readonly ItemResult[]> {
  const known = new Map(
    (await readApiProducts(ctx, [...new Set(items.flatMap(({ id }) => id ?? []))])).map((one) => [
      one.id,
      one,
    ]),
  );
  const classes = items.some(({ sent }) => sent.shipping_class) ? await readShippingClassIds(ctx) : new Map();
  const read = await Promise.all(
    items.map(async ({ id, sent }): Promise<ApiProductWrite | ItemResult> => {
      const product = id === null ? null : (known.get(id) ?? null);
      const refused = (refusal: AdminRefusal): ItemResult => ({
        ok: false,
        id: id ?? 0,
        error: refusalBody(ctx, refusal),
      });
      const stranger = id === null ? null : strangerRefusal(ctx, product);
      if (stranger) return refused(stranger);
      const item = await readItem(ctx, sentProduct, sent);
      if (!item.ok) return { ok: false, id: id ?? 0, error: item.error };
      const refusal = fixedRefusal(ctx, item.value, product) ?? pictureRefusal(ctx, item.value);
      return refusal ? refused(refusal) : productWrite(item.value, product, classes);
    }),
  );
  const saved = await saveApiProducts(
    ctx,
    read.flatMap((one) => ('ok' in one ? [] : [one])),
  );
  const now = new Map(
    (
      await readApiProducts(
        ctx,
        saved.flatMap((one) => (one.ok ? [one.id] : [])),
      )
    ).map((one) => [one.id, one]),
  );
  let at = 0;
  return read.map((one): ItemResult => {
    if ('ok' in one) return one;
    const result = saved[at++];
    if (!result?.ok) {
      const refusal = productRefusal(ctx, result?.error ?? { code: 'gone' });
      return { ok: false, id: one.id ?? 0, error: refusalBody(ctx, refusal) };
    }
    const product = now.get(result.id);
    if (!product) throw new Error('the product was not stored');
    return { ok: true, body: productObject(ctx, product) };
  });
}

/** A product that is not there, or a variation, which is changed below its product alone. */
export function strangerRefusal(ctx: RequestContext, product: ApiProduct | null): AdminRefusal | null {
  const { noProduct, isVariation } = adminWords(ctx);
  if (!product) return { code: '{platform}_rest_product_invalid_id', status: 400, sentence: noProduct };
  if (product.type !== 'variation') return null;
  return { code: '{platform}_rest_invalid_product_id', status: 404, sentence: isVariation };
}

function fixedRefusal(
  ctx: RequestContext,
  sent: SentProduct,
  product: ApiProduct | null,
): AdminRefusal | null {
  const isVariable = (sent.type ?? product?.type) === 'variable';
  const now: Readonly<Record<string, unknown>> = {
    ...(product ? productObject(ctx, product) : unsent),
    manage_stock: !isVariable,
  };
  const others = fixedFields.filter((name) => sent[name] !== undefined && !isPartOf(sent[name], now[name]));
  const sentences = adminWords(ctx);
  const faults = others.map((name) => [
    name,
    name === 'manage_stock' ? sentences.alwaysCounted : sentences.alwaysSo,
  ]);
  if ((sent.brands?.length ?? 0) > 1) faults.push(['brands', sentences.oneBrand]);
  return faults.length === 0 ? null : invalidFields(ctx, Object.fromEntries(faults));
}

/** The shop fetches nothing from elsewhere: pictures come from its media library. */
function pictureRefusal(ctx: RequestContext, { images = [] }: SentProduct): AdminRefusal | null {
  if (images.every(({ id = 0 }) => id > 0)) return null;
  return { code: '{platform}_product_image_upload_error', status: 400, sentence: adminWords(ctx).noFetching };
}
