import { fieldNames, productFields, type WireName } from '#catalogue/products/rules/product-fields.ts';
import type { StoreAttribute, StorePrices, StoreProduct } from '#catalogue/products/rules/store-product.ts';
import type { ApiProduct } from '#catalogue/products/server/collections/api-product.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { availabilityOf, priceMarkup, sizeOf, weightOf } from '../../product-markup.ts';
import { currencyFields, minorUnits } from '../currency-fields.ts';
import { imageObject } from '../image-object.ts';
import { storeWords } from '../store-words.ts';

const base = '/wp-json/wc/store/v1/products';

/** A product in the Store API's shape (wire 1.9). */
export function productObject(
  ctx: Pick<RequestContext, 'shopUrl' | 'wire' | 'visitor'>,
  product: ApiProduct,
): StoreProduct {
  const { shopUrl } = ctx;
  const { locale } = ctx.visitor.audience;
  const permalink = permalinkOf(product, shopUrl);
  const { stock, price } = product;
  const link = (kind: string) => (term: { id: number; name: string; slug: string }) => ({
    id: term.id,
    name: escapeHtml(term.name),
    slug: term.slug,
    link: `${shopUrl}/${kind}/${term.slug}/`,
  });
  return {
    id: product.id,
    name: escapeHtml(product.name),
    slug: product.slug,
    parent: product.parentId ?? 0,
    type: product.type,
    variation: product.chosen
      .filter((entry) => entry.value !== '')
      .map((entry) => `${escapeHtml(entry.label)}: ${escapeHtml(entry.value)}`)
      .join(', '),
    permalink,
    ...textsOf(product),
    on_sale: price?.onSale ?? false,
    prices: pricesOf(product, locale),
    price_html: price ? priceMarkup(price, { platform: ctx.wire.platform, locale }) : '',
    average_rating: product.rating.toFixed(2),
    review_count: product.reviewCount,
    images: product.images.map((image) => imageObject(shopUrl, image)),
    categories: product.categories.map(link('product-category')),
    tags: product.tags.map(link('product-tag')),
    brands: product.brand ? [link('brand')(product.brand)] : [],
    attributes: product.attributes.map(attributeOf),
    variations: product.variations.map((variation) => ({
      id: variation.id,
      attributes: variation.attributes.map((entry) => ({
        name: escapeHtml(entry.label),
        value: entry.slug || null,
      })),
    })),
    grouped_products: [],
    has_options: product.type === 'variable',
    is_purchasable: price !== null,
    is_in_stock: stock.kind !== 'out-of-stock',
    is_on_backorder: stock.kind === 'backorder',
    low_stock_remaining: stock.kind === 'few' ? stock.left : null,
    stock_availability: availabilityOf(stock, messagesFor(locale).catalogue.stock),
    sold_individually: product.soldIndividually,
    ...measuresOf(product, locale),
    add_to_cart: addToCartOf(ctx, product, permalink),
    is_password_protected: false,
    extensions: {},
    _links: {
      self: [{ href: `${shopUrl}${base}/${product.id}` }],
      collection: [{ href: `${shopUrl}${base}` }],
      related: [{ href: `${shopUrl}${base}?related=${product.parentId ?? product.id}` }],
      ...(product.parentId === null ? {} : { up: [{ href: `${shopUrl}${base}/${product.parentId}` }] }),
    },
  };
}

type StoreTexts = Pick<StoreProduct, WireName<'text' | 'html'>>;
type StoreMeasures = Pick<
  StoreProduct,
  WireName<'grams' | 'size'> | `formatted_${WireName<'grams' | 'size'>}`
>;

function textsOf(product: ApiProduct): StoreTexts {
  const names = fieldNames('api', 'text', 'html');
  return Object.fromEntries(
    names.map((name) => [productFields[name].wire, product[name] ?? '']),
  ) as StoreTexts;
}

function measuresOf(product: ApiProduct, locale: 'it' | 'en'): StoreMeasures {
  const measures = fieldNames('api', 'grams', 'size').map((name) => {
    const { plain, read } = name === 'size' ? sizeOf(product[name], locale) : weightOf(product[name], locale);
    return { name: productFields[name].wire, plain, read };
  });
  return Object.fromEntries([
    ...measures.map(({ name, plain }) => [name, plain]),
    ...measures.map(({ name, read }) => [`formatted_${name}`, read]),
  ]) as StoreMeasures;
}

function permalinkOf(product: ApiProduct, shopUrl: string): string {
  const query = new URLSearchParams(
    product.chosen.filter((entry) => entry.slug !== '').map((entry) => [entry.name, entry.slug]),
  ).toString();
  return `${shopUrl}/product/${product.productSlug}/${query === '' ? '' : `?${query}`}`;
}

/** Amounts are empty where the shop asks no price; of a variable product the lowest counts. */
function pricesOf(product: ApiProduct, locale: 'it' | 'en'): StorePrices {
  const { price } = product;
  if (!price) {
    return { price: '', regular_price: '', sale_price: '', price_range: null, ...currencyFields(locale) };
  }
  return {
    price: minorUnits(price.unit),
    regular_price: minorUnits(price.regular),
    sale_price: minorUnits(price.unit),
    price_range:
      price.upTo === null ? null : { min_amount: minorUnits(price.unit), max_amount: minorUnits(price.upTo) },
    ...currencyFields(locale),
  };
}

function attributeOf(attribute: ApiProduct['attributes'][number]): StoreAttribute {
  return {
    id: attribute.id,
    name: escapeHtml(attribute.name),
    taxonomy: `pa_${attribute.slug}`,
    has_variations: attribute.forVariations,
    terms: attribute.terms.map((term) => ({
      id: term.id,
      name: escapeHtml(term.name),
      slug: term.slug,
      default: term.id === attribute.presetId,
    })),
  };
}

function addToCartOf(
  ctx: Pick<RequestContext, 'visitor'>,
  product: ApiProduct,
  permalink: string,
): StoreProduct['add_to_cart'] {
  const words = storeWords(ctx);
  const buyable = product.price !== null && product.stock.kind !== 'out-of-stock';
  const direct = buyable && product.type !== 'variable';
  const indirect = product.type === 'variable' && buyable ? words.chooseOptions : words.readMore;
  return {
    text: direct ? words.addToCart : indirect,
    description: direct ? words.addNamed(escapeHtml(product.name)) : words.seeNamed(escapeHtml(product.name)),
    url: direct ? `?add-to-cart=${product.id}` : permalink,
    single_text: words.addToCart,
    minimum: product.quantity.minimum,
    maximum: product.quantity.maximum,
    multiple_of: product.quantity.step,
  };
}
