import type { Story } from './story.ts';

/** Listings with every order, filter and page, for guests and for workshops, whose prices are others. */
export const listings: Story = async ({ people, goods }) => {
  const [category = '', second = ''] = goods.categories;
  const [brand = '', other = ''] = goods.brands;
  const queries = [
    '',
    ...['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc', 'nonsense'].map(
      (by) => `?orderby=${by}`,
    ),
    '?in_stock=1',
    '?on_sale=1',
    '?min_price=10&max_price=50',
    '?min_price=50&max_price=10',
    '?min_price=abc',
    `?brand=${brand}`,
    `?brand=${brand},${other}&orderby=price`,
    `?product_cat=${category},${second}`,
    ...goods.filters.slice(0, 6).map(({ attribute, term }) => `?filter_${attribute}=${term}`),
    '?filter_nonsense=x',
    '?s=freno',
    '?s=pastilie',
    '?s=zzzz-niente',
    `?s=${goods.plenty[0].sku}`,
    '?s=%3Cscript%3E&orderby=price',
    `?s=olio&brand=${brand}&in_stock=1`,
    '?lang=en',
    '?utm_source=x&gclid=y',
  ];
  for (const visitor of [people.guest, people.workshop]) {
    for (const query of queries) await visitor.get(`/shop/${query}`);
    for (const page of ['2', '3', '99', '0', '-1', 'due', '1']) await visitor.get(`/shop/page/${page}/`);
    await visitor.get('/shop/page/2/?orderby=price&in_stock=1');
    for (const slug of goods.categories.slice(0, 8)) await visitor.get(`/product-category/${slug}/`);
    await visitor.get(`/product-category/${category}/?orderby=price-desc&in_stock=1`);
    await visitor.get(`/product-category/${category}/page/2/`);
    for (const slug of goods.brands.slice(0, 4)) await visitor.get(`/brand/${slug}/`);
    await visitor.get(`/brand/${brand}/page/2/`);
    for (const slug of goods.tags.slice(0, 3)) await visitor.get(`/product-tag/${slug}/?orderby=date`);
    for (const kind of ['product-category', 'brand', 'product-tag', 'product'])
      await visitor.get(`/${kind}/non-esiste/`);
  }
  for (const term of ['', 'a', 'freno', 'pastilie', 'bosch', goods.plenty[0].sku, 'zzzz', '<b>']) {
    await people.guest.get(`/?wc-ajax=search_suggestions&term=${encodeURIComponent(term)}`);
  }
  await people.workshop.get('/?wc-ajax=search_suggestions&term=freno');
};
