/** A template that no statement could be made of; `text` stands near its beginning. */
export type Unread = { readonly path: string; readonly text: string; readonly reason: string };

/** A column that the database would let be null and the statement does not; the reason stands in data or conditions, not in types. */
export type NeverNull = { readonly path: string; readonly column: string; readonly reason: string };

const productIds = 'src/catalogue/products/server/collections/find-product-ids.ts';
const rareWay = 'needs several settings of a question at once, which the tried ways do not have together';

const figures = 'src/site/reports/server/figures';
const ofSubject =
  'the columns of these reports are those of their subject, which the tried ways do not follow; the tests beside them run each report';

export const unread: readonly Unread[] = [
  { path: `${figures}/figure-facts.ts`, text: '', reason: ofSubject },
  { path: `${figures}/grouped-figures.ts`, text: '', reason: ofSubject },
  { path: `${figures}/read-figures.ts`, text: '', reason: ofSubject },
  { path: productIds, text: 'p.id = any (', reason: rareWay },
  { path: productIds, text: 'order by array_position(', reason: rareWay },
  { path: productIds, text: 'order by p.published_at desc', reason: rareWay },
  { path: productIds, text: 'lp.max_cents desc, lp.product_id desc', reason: rareWay },
  {
    path: 'src/catalogue/media/server/library/picture-mentions.ts',
    text: 'replace(',
    reason: 'one replacement around the other, as many as a picture has widths',
  },
];

const namedProducts =
  'products without a slug are variations (check of 0002-catalogue.sql), which the statement leaves out';

export const neverNull: readonly NeverNull[] = [
  {
    path: 'src/catalogue/products/server/collections/collection-counts.ts',
    column: 'value',
    reason: 'products without a brand are left out',
  },
  {
    path: 'src/catalogue/products/server/collections/terms/count-reviews.ts',
    column: 'id',
    reason: 'products without a brand are left out',
  },
  {
    path: 'src/pricing/prices/server/imports/read-price-import.ts',
    column: 'problem',
    reason: 'every wrong row has its problem (judge_price_import)',
  },
  {
    path: 'src/catalogue/products/server/collections/read-api-reviews.ts',
    column: 'slug',
    reason: namedProducts,
  },
  { path: 'src/catalogue/products/server/list-pictured-products.ts', column: 'slug', reason: namedProducts },
  { path: 'src/catalogue/products/server/read-card-rows.ts', column: 'slug', reason: namedProducts },
  {
    path: 'src/catalogue/variations/server/read-card-choices.ts',
    column: 'attributes',
    reason: 'only products with such an attribute are read',
  },
  { path: 'src/selling/cart/server/find-item.ts', column: 'slug', reason: namedProducts },
  { path: 'src/selling/cart/server/read-line-details.ts', column: 'slug', reason: namedProducts },
  {
    path: 'src/wholesale/conversations/server/read-conversation.ts',
    column: 'opener',
    reason: 'every conversation belongs to a customer or a guest (check of the table)',
  },
  { path: 'src/site/sitemap/server/read-sitemap.ts', column: 'slug', reason: namedProducts },
  { path: 'src/wholesale/bulk-order/server/read-items.ts', column: 'slug', reason: namedProducts },
  {
    path: 'src/wholesale/quotes/server/quote-list/read-quote-list.ts',
    column: 'slug',
    reason: namedProducts,
  },
];
