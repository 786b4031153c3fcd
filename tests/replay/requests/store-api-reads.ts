import type { Story } from './story.ts';

const base = '/wp-json/wc/store/v1';

/** What can be asked of products and terms, each with values that fit and values that do not. */
export const storeApiReads: Story = async ({ people, goods, shop }) => {
  const { guest, workshop } = people;
  const { plenty, variable, categories, brands, filters } = goods;
  const [item] = plenty;
  const [filter] = filters;
  const ids = plenty.map(({ id }) => id).join(',');
  const products = [
    '',
    '?per_page=3&page=2',
    '?per_page=100',
    '?per_page=0',
    '?per_page=101',
    '?page=0',
    '?page=999',
    '?offset=5&per_page=2',
    '?search=freno',
    '?search=zzzz',
    `?slug=${item.slug}`,
    `?sku=${item.sku}`,
    `?include=${ids}`,
    `?include=${ids}&orderby=include`,
    `?exclude=${ids}`,
    '?after=2026-01-01T00:00:00',
    '?before=2020-01-01',
    '?after=ieri',
    '?date_column=modified&after=2026-01-01T00:00:00Z',
    ...[
      'date',
      'modified',
      'id',
      'title',
      'slug',
      'price',
      'popularity',
      'rating',
      'menu_order',
      'comment_count',
      'nonsense',
    ].map((by) => `?orderby=${by}&order=asc&per_page=3`),
    '?order=sideways',
    '?parent=0&per_page=2',
    `?parent=${variable.id}`,
    `?parent=${variable.id}&type=variation`,
    '?parent_exclude=1',
    ...['simple', 'grouped', 'external', 'variable', 'variation', 'nonsense'].map(
      (type) => `?type=${type}&per_page=2`,
    ),
    '?featured=true',
    '?featured=maybe',
    `?category=${categories[0]}`,
    `?category=${categories[0]},${categories[1]}&category_operator=not_in`,
    `?tag=${goods.tags[0]}`,
    `?brand=${brands[0]}&brand_operator=and`,
    '?on_sale=true&per_page=2',
    '?min_price=1000&max_price=2000',
    '?min_price=x',
    '?stock_status=outofstock',
    '?stock_status=instock,onbackorder&per_page=1',
    '?stock_status[]=nonsense',
    '?catalog_visibility=search&per_page=1',
    '?catalog_visibility=nonsense',
    '?rating=4,5',
    '?rating=9',
    `?related=${item.id}`,
    '?related=999999',
    `?attributes[0][attribute]=pa_${filter?.attribute}&attributes[0][slug]=${filter?.term}`,
    '?attributes[0][attribute]=pa_nonsense&attributes[0][slug]=x',
    `?_unstable_tax_product_cat=${categories[0]}&per_page=1`,
    '?_fields=id,name',
    '?_fields=id,prices.price&per_page=2',
    '?context=edit&per_page=1',
    '?context=nonsense',
    '?_envelope=1&per_page=1',
  ];
  for (const query of products) await guest.get(`${base}/products${query}`);
  for (const query of products.slice(0, 12)) await workshop.get(`${base}/products${query}`);
  for (const query of [
    '',
    '?calculate_price_range=true',
    '?calculate_stock_status_counts=true&calculate_rating_counts=true',
    '?calculate_taxonomy_counts=product_cat,product_brand',
    '?calculate_taxonomy_counts=nonsense',
    `?calculate_attribute_counts[0][taxonomy]=pa_${filter?.attribute}&calculate_attribute_counts[0][query_type]=or`,
    `?category=${categories[0]}&calculate_price_range=true`,
  ]) {
    for (const visitor of [guest, workshop]) await visitor.get(`${base}/products/collection-data${query}`);
  }
  for (const query of [
    '',
    '?per_page=2&page=2',
    '?order=asc&orderby=rating',
    '?orderby=nonsense',
    `?product_id=${item.id}`,
    '?category_id=1',
  ]) {
    await guest.get(`${base}/products/reviews${query}`);
  }
  const attributes = await shop.ask<{ id: number }>('select id from attributes order by id limit 3');
  const terms = [
    'categories',
    'tags',
    'brands',
    'attributes',
    ...attributes.map(({ id }) => `attributes/${id}/terms`),
  ];
  for (const kind of terms) {
    for (const query of [
      '',
      '?per_page=2&page=2',
      '?search=fre',
      '?order=desc&orderby=count',
      '?orderby=nonsense',
      '?hide_empty=false&per_page=1',
      '?include=1,2',
      '?exclude=1&per_page=1',
      '?parent=0&per_page=1',
      '?_fields=id,count',
    ]) {
      await guest.get(`${base}/products/${kind}${query}`);
    }
  }
  for (const path of [
    'categories/1',
    'categories/99999',
    'categories/x',
    'brands/1',
    'brands/99999',
    `brands/${brands[0]}`,
    'brands/non-esiste',
    'attributes/1',
    'attributes/99999',
    'attributes/99999/terms',
    item.id,
    item.slug,
    variable.id,
    variable.slug,
    goods.variations[0]?.id,
    '999999',
    'non-esiste',
  ]) {
    await guest.get(`${base}/products/${path}`);
    await workshop.get(`${base}/products/${path}?_fields=id,name,prices`);
  }
  for (const home of [
    '/wp-json/wc/store',
    '/?rest_route=/wc/store/v1',
    '/index.php?rest_route=/wc/store/v1',
    '/wp-json/wc/store/v2',
    '/wp-json/wc/v3',
  ]) {
    for (const path of ['', '/products', `/products/${item.id}`, '/cart', '/nonsense'])
      await guest.get(home + path);
  }
  for (const path of [
    '/wp-json/',
    '/wp-json',
    '/wp-json/wp/v2',
    '/wp-json/wp/v2/posts',
    '/wp-json/wc/store/v1',
    '/wp-json/wc/store/v1/',
    '/?rest_route=/',
    '/?rest_route=',
    '/wp-json/?_fields=name',
  ])
    await guest.get(path);
  for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE']) {
    for (const path of ['/products', `/products/${item.id}`, '/cart', '/cart/items', '/checkout', '/batch'])
      await guest.send({ method, path: base + path, headers: { origin: 'http://elsewhere.example' } });
  }
};
