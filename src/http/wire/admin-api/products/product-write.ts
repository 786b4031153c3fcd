import type { ApiProduct } from '#catalogue/product-api/rules/api-product.ts';
import type { ApiProductWrite } from '#catalogue/product-api/rules/api-product-write.ts';
import type { ProductField } from '#catalogue/product-editing/rules/product-schema.ts';
import { momentOf, type SentDate } from '../api-dates.ts';
import type { SentProduct } from './sent-product.ts';

type Values = Partial<Record<ProductField, unknown>>;
type Article = Pick<
  SentProduct,
  | 'status'
  | 'sku'
  | 'global_unique_id'
  | 'regular_price'
  | 'sale_price'
  | 'date_on_sale_from'
  | 'date_on_sale_from_gmt'
  | 'date_on_sale_to'
  | 'date_on_sale_to_gmt'
  | 'tax_class'
  | 'backorders'
  | 'weight'
  | 'dimensions'
  | 'stock_quantity'
  | 'inventory_delta'
>;

/** A field with its value where there is one. */
export const given = (field: string, value: unknown): Readonly<Record<string, unknown>> =>
  value === undefined ? {} : { [field]: value };

/** The moment of a pair of dates, of which that in UTC goes before; null for none, undefined where neither was sent. */
function moment(
  local: SentDate | null | undefined,
  utc: SentDate | null | undefined,
): string | null | undefined {
  if (utc !== undefined) return utc && momentOf(utc, true).toISOString();
  return local && momentOf(local, false).toISOString();
}

const isStatus = { draft: 'draft', private: 'private', publish: 'published', future: 'scheduled' } as const;

/** What a program says of a product or a variation alike. */
export function articleValues(sent: Article): Values {
  const { length, width, height } = sent.dimensions ?? {};
  const { tax_class: tax } = sent;
  return {
    ...given('status', sent.status && sent.status !== 'trash' ? isStatus[sent.status] : undefined),
    ...given('sku', sent.sku),
    ...given('gtin', sent.global_unique_id?.replaceAll('-', '')),
    ...given('regularPriceCents', sent.regular_price),
    ...given('salePriceCents', sent.sale_price),
    ...given('saleFrom', moment(sent.date_on_sale_from, sent.date_on_sale_from_gmt)),
    ...given('saleTo', moment(sent.date_on_sale_to, sent.date_on_sale_to_gmt)),
    ...given('taxClass', tax === '' ? 'standard' : tax),
    ...given('backorders', sent.backorders),
    ...given('weightGrams', sent.weight === 0 ? null : sent.weight),
    ...given('lengthMm', length === 0 ? null : length),
    ...given('widthMm', width === 0 ? null : width),
    ...given('heightMm', height === 0 ? null : height),
  };
}

/** How many pieces a program wants there to be; a quantity goes before a difference. */
export function piecesOf({ stock_quantity: all, inventory_delta: more }: Article): ApiProductWrite['pieces'] {
  if (all !== undefined && all !== null) return { kind: 'sellable', pieces: all };
  return more === undefined || more === 0 ? undefined : { kind: 'more', pieces: more };
}

const idOf = (named: number | { readonly id?: number | undefined }) =>
  typeof named === 'number' ? named : (named.id ?? 0);

/** What a program makes (`known` null) or changes of a product. */
export function productWrite(
  sent: SentProduct,
  known: ApiProduct | null,
  classes: ReadonlyMap<string, number>,
): ApiProductWrite {
  const [brand] = sent.brands ?? [];
  const { shipping_class: shipping, low_stock_amount: low } = sent;
  const values: Values = {
    ...withoutKnownCodes(articleValues(sent), known),
    ...given('name', sent.name),
    ...given('slug', sent.slug === known?.slug ? undefined : sent.slug),
    ...given('featured', sent.featured),
    ...given('catalogVisibility', sent.catalog_visibility),
    ...given('description', sent.description),
    ...given('shortDescription', sent.short_description),
    ...given('lowStockThreshold', low ?? undefined),
    ...given('soldIndividually', sent.sold_individually),
    ...given('shippingClassId', shipping === undefined ? undefined : (classes.get(shipping) ?? null)),
    ...given('reviewsAllowed', sent.reviews_allowed),
    ...given('upSellIds', sent.upsell_ids),
    ...given('crossSellIds', sent.cross_sell_ids),
    ...given('purchaseNote', sent.purchase_note),
    ...given('categoryIds', sent.categories?.map(idOf)),
    ...given('brandId', brand === undefined ? undefined : idOf(brand) || null),
    ...given('menuOrder', sent.menu_order),
    ...publishing(sent, known),
  };
  return {
    id: known?.id ?? null,
    values: known ? values : { status: 'published', ...values },
    type: sent.type === known?.type ? undefined : sent.type,
    pieces: known && piecesAre(sent, known) ? undefined : piecesOf(sent),
    pictures: sent.images?.map(({ id = 0, alt, name }) => ({ id, alt, title: titleOf(id, name, known) })),
    tags: sent.tags?.map((tag) =>
      typeof tag === 'number' ? tag : tag.id !== undefined && tag.id > 0 ? tag.id : (tag.name ?? ''),
    ),
    attributes: sent.attributes?.map(({ id = 0, name = '', variation = false, options = [] }) => ({
      id,
      name,
      forVariations: variation,
      options,
    })),
    presets: sent.default_attributes?.map(({ id = 0, name = '', option }) => ({ id, name, option })),
    meta: sent.meta_data,
    move: moveOf(sent, known),
  };
}

/** Codes that are the product's own already concern no other product. */
export function withoutKnownCodes<Sent extends Readonly<Record<string, unknown>>>(
  values: Sent,
  known: Pick<ApiProduct, 'sku' | 'gtin'> | null,
): Partial<Sent> {
  const isKnown = ([field, value]: [string, unknown]) =>
    (field === 'sku' && value === known?.sku) || (field === 'gtin' && value === known?.gtin);
  return Object.fromEntries(Object.entries(values).filter((entry) => !isKnown(entry))) as Partial<Sent>;
}

/** A variable product says null of its pieces. */
const piecesAre = ({ stock_quantity: all }: Article, { available }: ApiProduct) =>
  all !== undefined && all === available;

/** The name of a picture is its title, or what it shows where it has none: that sent back changes nothing. */
function titleOf(id: number, name: string | undefined, known: ApiProduct | null): string | undefined {
  const picture = known?.images.find((image) => image.id === id);
  return name === undefined || name === (picture?.title || picture?.alt) ? undefined : name;
}

/** The moment of publishing is the date of a product that is scheduled. */
function publishing(
  { status, date_created: local, date_created_gmt: utc }: SentProduct,
  known: ApiProduct | null,
): Values {
  const at = moment(local, utc);
  const isScheduled = (status ?? (known?.status === 'scheduled' ? 'future' : '')) === 'future';
  return isScheduled && at !== undefined ? { publishAt: at } : {};
}

function moveOf({ status }: SentProduct, known: ApiProduct | null): ApiProductWrite['move'] {
  if (status === undefined || !known) return undefined;
  if (status === 'trash') return known.status === 'trash' ? undefined : 'trash';
  return known.status === 'trash' ? 'restore' : undefined;
}
