/** Paths that crawlers must not visit: pages of one visitor, and addresses of APIs. */
const privatePaths = [
  '/cart/',
  '/checkout/',
  '/my-account/',
  '/order-link/',
  '/staff/',
  '/wp-admin/',
  '/wp-json/',
];

/** Parameters that only choose, sort or do something: their pages show what other pages show already. `_` at the end begins a name. */
const choosing = [
  'add-to-cart',
  'remove_item',
  'wc-ajax',
  'rest_route',
  's',
  'orderby',
  'product_cat',
  'brand',
  'filter_',
  'in_stock',
  'on_sale',
  'min_price',
  'max_price',
  'attribute_',
  'variation_id',
];

/** What `robots.txt` says: which addresses to leave alone, and where the sitemaps are. */
export function robotsText(shopUrl: string): string {
  const byParameter = choosing.flatMap((name) => {
    const ending = name.endsWith('_') ? name : `${name}=`;
    return [`Disallow: /*?${ending}`, `Disallow: /*&${ending}`];
  });
  return [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    ...byParameter,
    '',
    `Sitemap: ${shopUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
