import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { brandPath } from '#foundation/paths/rules/brand-path.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import { textOfHtml } from '#kit/text/rules/text-of-html.ts';
import { largeImage } from './gallery-image.ts';

const availability: Record<StockNote['kind'], string> = {
  'in-stock': 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  backorder: 'https://schema.org/BackOrder',
  'out-of-stock': 'https://schema.org/OutOfStock',
};

/** A product as structured data for search engines (schema.org, JSON-LD); addresses are whole, prices plain decimals. */
export function structuredData(product: ProductDetail, shopUrl: string): object {
  const url = shopUrl + productPath(product.slug);
  const { price, brand, brandSlug, sku, gtin, reviewCount } = product;
  const mpn = product.mpn ?? sku;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    ...(sku === null ? {} : { sku }),
    ...(gtin === null ? {} : { gtin }),
    ...(mpn === null ? {} : { mpn }),
    ...(brand === null || brandSlug === null
      ? {}
      : { brand: { '@type': 'Brand', name: brand, url: shopUrl + brandPath(brandSlug) } }),
    ...(product.shortDescription === '' ? {} : { description: textOfHtml(product.shortDescription) }),
    image: product.gallery.map((image) => shopUrl + largeImage(image).src),
    ...(price === null ? {} : { offers: offersOf(product, price, url) }),
    ...(reviewCount === 0 || product.rating === 0
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount } }),
  };
}

function offersOf(product: ProductDetail, price: NonNullable<ProductDetail['price']>, url: string): object {
  const plain = (amount: typeof price.unit) => formatAmount(amount, 'en').replaceAll(',', '');
  const common = { priceCurrency: 'EUR', availability: availability[product.stock.kind], url };
  if (price.upTo === null) return { '@type': 'Offer', price: plain(price.unit), ...common };
  return { '@type': 'AggregateOffer', lowPrice: plain(price.unit), highPrice: plain(price.upTo), ...common };
}
