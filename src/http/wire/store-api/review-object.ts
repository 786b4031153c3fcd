import type { ApiReview } from '#catalogue/products/server/collections/read-api-reviews.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { imageObject } from './image-object.ts';
import { collectionUrl } from './read-reply.ts';
import type { StoreReview } from './replies/store-collections.ts';

const zone = 'Europe/Rome';
// Sweden writes dates as the wire does: 2026-11-21 18:30:00.
const local = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
const read = {
  it: new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: zone }),
  en: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: zone }),
};

/** Paragraphs of plain text as markup. */
function markupOf(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br />\n')}</p>\n`)
    .join('');
}

/** A review in the Store API's shape (wire 1.11). */
export function reviewObject(
  ctx: Pick<RequestContext, 'shopUrl' | 'visitor'>,
  review: ApiReview,
): StoreReview {
  const { shopUrl } = ctx;
  const sign = `${shopUrl}/favicon.svg`;
  const products = collectionUrl({ shopUrl, collection: '/products' });
  return {
    id: review.id,
    date_created: local.format(review.createdAt).replace(' ', 'T'),
    formatted_date_created: read[ctx.visitor.audience.locale].format(review.createdAt),
    date_created_gmt: review.createdAt.toISOString().slice(0, 19),
    product_id: review.productId,
    product_name: escapeHtml(review.productName),
    product_permalink: `${shopUrl}/product/${review.productSlug}/`,
    product_image: review.picture && imageObject(shopUrl, review.picture),
    reviewer: escapeHtml(review.author),
    review: markupOf(review.body),
    rating: review.rating,
    verified: review.verified,
    reviewer_avatar_urls: { '24': sign, '48': sign, '96': sign },
    _links: {
      self: [{ href: `${products}/reviews/${review.id}` }],
      collection: [{ href: `${products}/reviews` }],
      up: [{ href: `${products}/${review.productId}` }],
    },
  };
}
