import type { z } from 'zod';
import type { ApiImage, ApiProduct } from '#catalogue/product-api/rules/api-product.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Locale } from '#messages/locale.ts';
import { priceMarkup, sizeOf, weightOf } from '../../product-markup.ts';
import { imageObject } from '../../store-api/image-object.ts';
import { adminUrl } from '../admin-call.ts';
import { localDate, utcDate } from '../api-dates.ts';
import { decimalAmount } from '../decimal-amount.ts';
import type { adminImage, adminProduct, adminVariation } from './product-schema.ts';
import { wireStatus } from './product-words.ts';

type Asker = Pick<RequestContext, 'shopUrl' | 'wire'> & {
  readonly visitor: { readonly audience: { readonly locale: Locale } };
};
type AdminProduct = z.input<typeof adminProduct>;
type AdminVariation = z.input<typeof adminVariation>;

const price = (cents: number | null) => (cents === null ? '' : decimalAmount(cents));

/** A product in the shape of the administration API; a variation that was asked for by its id among products has the same fields. */
export function productObject(ctx: Asker, product: ApiProduct): AdminProduct {
  return {
    ...articleObject(ctx, product),
    featured: product.featured,
    catalog_visibility: product.visibility,
    short_description: product.shortDescription,
    total_sales: product.totalSales,
    external_url: '',
    button_text: '',
    sold_individually: product.soldIndividually,
    shipping_required: true,
    shipping_taxable: true,
    reviews_allowed: product.reviewsAllowed,
    average_rating: product.rating.toFixed(2),
    rating_count: product.reviewCount,
    upsell_ids: product.upSellIds,
    cross_sell_ids: product.crossSellIds,
    purchase_note: product.purchaseNote,
    post_password: '',
    categories: product.categories,
    brands: product.brand ? [product.brand] : [],
    tags: product.tags,
    images: product.images.map((image) => adminImageObject(ctx.shopUrl, image)),
    attributes: product.type === 'variation' ? chosenAttributes(product) : attributesOf(product),
    default_attributes: product.attributes.flatMap(({ id, isOwn, name, preset }) =>
      preset === null ? [] : [{ id: isOwn ? 0 : id, name, option: preset }],
    ),
    variations: product.variationIds,
    grouped_products: [],
    has_options: product.type === 'variable',
    price_html: priceHtml(ctx, product),
    related_ids: product.relatedIds,
  };
}

/** A variation in the shape of the administration API. */
export function variationObject(ctx: Asker, product: ApiProduct): AdminVariation {
  const [image] = product.images;
  return {
    ...articleObject(ctx, product),
    image: image ? adminImageObject(ctx.shopUrl, image) : null,
    attributes: optionsOf(product),
  };
}

function articleObject(ctx: Asker, product: ApiProduct): Omit<AdminVariation, 'image' | 'attributes'> {
  const { status, createdAt, publishAt, now, available, backorders, parentId } = product;
  // What is scheduled is dated by its publishing.
  const created = status === 'scheduled' ? (publishAt ?? createdAt) : createdAt;
  const isCounted = available !== null;
  const isBackordered = isCounted && available <= 0 && backorders !== 'no';
  const collection = parentId === null ? '/products' : `/products/${parentId}/variations`;
  return {
    id: product.id,
    name: product.type === 'variation' ? variationName(product) : product.name,
    slug: product.slug,
    permalink: permalinkOf(ctx.shopUrl, product),
    date_created: localDate(created),
    date_created_gmt: utcDate(created),
    date_modified: localDate(product.updatedAt),
    date_modified_gmt: utcDate(product.updatedAt),
    type: product.type,
    status: wireStatus[status],
    description: product.description,
    sku: product.sku ?? '',
    global_unique_id: product.gtin ?? '',
    price: price(now?.from ?? null),
    regular_price: price(product.regularCents),
    sale_price: price(product.saleCents),
    date_on_sale_from: localDate(product.saleFrom),
    date_on_sale_from_gmt: utcDate(product.saleFrom),
    date_on_sale_to: localDate(product.saleTo),
    date_on_sale_to_gmt: utcDate(product.saleTo),
    on_sale: now?.onSale ?? false,
    purchasable: status === 'published' && now !== null,
    virtual: false,
    downloadable: false,
    downloads: [],
    download_limit: -1,
    download_expiry: -1,
    tax_status: 'taxable',
    tax_class: product.taxClass === 'standard' ? '' : product.taxClass,
    manage_stock: isCounted,
    stock_quantity: available,
    stock_status: isBackordered ? 'onbackorder' : product.inStock ? 'instock' : 'outofstock',
    backorders,
    backorders_allowed: backorders !== 'no',
    backordered: isBackordered,
    low_stock_amount: product.lowStock,
    weight: weightOf(product.weightGrams, 'it').plain,
    dimensions: dimensionsOf(product),
    shipping_class: product.shippingClass?.slug ?? '',
    shipping_class_id: product.shippingClass?.id ?? 0,
    parent_id: parentId ?? 0,
    menu_order: product.menuOrder,
    meta_data: product.meta,
    _links: {
      self: [{ href: adminUrl(ctx.shopUrl, `${collection}/${product.id}`) }],
      collection: [{ href: adminUrl(ctx.shopUrl, collection) }],
      ...(parentId === null ? {} : { up: [{ href: adminUrl(ctx.shopUrl, `/products/${parentId}`) }] }),
    },
  };
}

function dimensionsOf({ lengthMm, widthMm, heightMm }: ApiProduct) {
  const side = (mm: number | null) => (mm === null ? '' : sizeOf([mm, 0, 0], 'it').plain.length);
  return { length: side(lengthMm), width: side(widthMm), height: side(heightMm) };
}

const variationName = ({ options, name }: ApiProduct) =>
  options.flatMap(({ option }) => option ?? []).join(', ') || name;

function permalinkOf(shopUrl: string, { productSlug, options }: ApiProduct): string {
  const query = new URLSearchParams(
    options.flatMap(({ slug, optionSlug }) =>
      optionSlug === null ? [] : [[`attribute_pa_${slug}`, optionSlug]],
    ),
  ).toString();
  return `${shopUrl}/product/${productSlug}/${query === '' ? '' : `?${query}`}`;
}

/** A picture in the shape of the administration API. */
export function adminImageObject(shopUrl: string, image: ApiImage): z.input<typeof adminImage> {
  const { src, name, alt, srcset, sizes, thumbnail } = imageObject(shopUrl, image);
  const [created, changed] = [new Date(image.createdAt), new Date(image.changedAt)];
  return {
    id: image.id,
    date_created: localDate(created),
    date_created_gmt: utcDate(created),
    date_modified: localDate(changed),
    date_modified_gmt: utcDate(changed),
    src,
    name,
    alt,
    srcset,
    sizes,
    thumbnail,
  };
}

/** An attribute of the shop is known by its id, one of a product alone by its name. */
const attributeName = ({
  id,
  isOwn,
  name,
  slug,
}: ApiProduct['options'][number] | ApiProduct['attributes'][number]) => ({
  id: isOwn ? 0 : id,
  name,
  slug: isOwn ? name : `pa_${slug}`,
});

const attributesOf = ({ attributes }: ApiProduct): AdminProduct['attributes'] =>
  attributes.map((attribute, position) => ({
    ...attributeName(attribute),
    position,
    visible: true,
    variation: attribute.forVariations,
    options: attribute.options,
  }));

const chosenAttributes = ({ options }: ApiProduct): AdminProduct['attributes'] =>
  options.map((option, position) => ({
    ...attributeName(option),
    position,
    visible: true,
    variation: true,
    options: option.option === null ? [] : [option.option],
  }));

/** An option that is left open is not named. */
const optionsOf = ({ options }: ApiProduct): AdminVariation['attributes'] =>
  options.flatMap((option) =>
    option.option === null ? [] : [{ ...attributeName(option), option: option.option }],
  );

function priceHtml({ wire, visitor }: Asker, { now, regularCents }: ApiProduct): string {
  if (!now) return '';
  const shown = {
    unit: toCents(now.from),
    regular: toCents(regularCents ?? now.from),
    onSale: now.onSale,
    upTo: now.to > now.from ? toCents(now.to) : null,
    mode: 'gross',
  } as const;
  return priceMarkup(shown, { platform: wire.platform, locale: visitor.audience.locale });
}
