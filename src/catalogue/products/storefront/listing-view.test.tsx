import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { Listing } from '../rules/listing.ts';
import { noFilters } from '../rules/listing-query.ts';
import type { ProductCard } from '../rules/product-card.ts';
import { ListingView } from './listing-view.tsx';

const card: ProductCard = {
  id: 7,
  slug: 'disco-freno',
  type: 'simple',
  name: 'Disco freno',
  sku: 'DF-300',
  brand: 'Frenotec',
  picture: { key: 'disc', alt: 'Disco', width: 1200, height: 1200, widths: [160, 320, 640] },
  price: { unit: toCents(7999), regular: toCents(9999), onSale: true, upTo: null, mode: 'gross' },
  stock: { kind: 'few', left: 3 },
  buyable: true,
  minQuantity: 1,
  rating: 4.5,
  reviewCount: 2,
};
const listing: Listing = {
  query: {
    scope: { kind: 'category', slug: 'freni' },
    order: 'price',
    page: 2,
    ...noFilters,
    inStock: true,
    minPrice: toCents(1250),
  },
  heading: 'Freni',
  description: 'Tutto per frenare.',
  crumbs: [{ name: 'Freni', path: '/product-category/freni/' }],
  subcategories: [],
  facets: { categories: [], brands: [], attributes: [], inStock: 250, onSale: 12 },
  products: [card],
  total: 312,
  from: 25,
  to: 48,
  pages: 13,
};
const cardMarkup = ({ name }: ProductCard, eager: boolean) =>
  `<h3 id="${eager ? 'seen' : 'later'}">${name}</h3>`;
const render = (shown: Partial<Listing> = {}) =>
  renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <ListingView listing={{ ...listing, ...shown }} cardMarkup={cardMarkup} />
    </WordsContext>,
  );
const sortForm = (html: string) =>
  html.match(/<form.*?<\/form>/gs)?.find((form) => form.includes('<select')) ?? '';

test('[CAT-02] the sort select offers the six orders and has the current one selected', () => {
  const options = [...sortForm(render()).matchAll(/<option value="([^"]+)"( selected="")?>([^<]+)/g)];
  expect(options.map(([, value, , label]) => [value, label])).toEqual([
    ['menu_order', 'Ordinamento predefinito'],
    ['popularity', 'Popolarità'],
    ['rating', 'Valutazione media'],
    ['date', 'Più recenti'],
    ['price', 'Prezzo: dal più basso'],
    ['price-desc', 'Prezzo: dal più alto'],
  ]);
  expect(options.filter(([, , selected]) => selected).map(([, value]) => value)).toEqual(['price']);
});

test('[CAT-02] the select is the only control of the ordering form that is seen', () => {
  const withoutNoscript = sortForm(render()).replace(/<noscript>.*?<\/noscript>/s, '');
  expect(withoutNoscript.match(/<(select|button|input(?! type="hidden"))/g)).toEqual(['<select']);
});

test('[CAT-03] without scripts a button submits the ordering form, from the first page and with the filters', () => {
  const form = sortForm(render());
  expect(form).toMatch(/<noscript><button type="submit"/);
  expect(form).toContain('action="/product-category/freni/"');
  expect(form).toContain('name="in_stock" value="1"');
  expect(form).toContain('name="min_price" value="12,50"');
});

test('[CAT-04] the result count is shown', () => {
  expect(render()).toContain('Visualizzazione di 25-48 di 312 risultati');
});

test('[CAT-01] the links to other pages have the same order and filters', () => {
  expect(render()).toContain(
    'href="/product-category/freni/page/3/?in_stock=1&amp;min_price=12,50&amp;orderby=price"',
  );
});

test('[CAT-03] what a failed update says waits in a template beside the region that will hold it', () => {
  expect(render()).toMatch(
    /data-listing-problem=""><\/div><template [^>]*><div [^>]*role="alert".*<button type="button"[^>]*>Riprova<\/button><\/div><\/template>/,
  );
});

test('the cards are written as they come, the first four of them for what is seen at once', () => {
  const products = [1, 2, 3, 4, 5].map((id) => ({ ...card, id, name: `Disco ${id}` }));
  const html = render({ products });
  expect([...html.matchAll(/<h3 id="(seen|later)">Disco \d/g)].map(([, when]) => when)).toEqual([
    'seen',
    'seen',
    'seen',
    'seen',
    'later',
  ]);
});

test('each filter can be taken away', () => {
  const html = render();
  expect(html).toContain('aria-label="Togli il filtro: Solo disponibili"');
  expect(html).toContain('href="/product-category/freni/?min_price=12,50&amp;orderby=price"');
});

test('an empty search says what to do next', () => {
  const query = {
    ...listing.query,
    scope: { kind: 'search', words: '1K0 "x"' },
    inStock: false,
    minPrice: null,
  } as const;
  const html = render({ query, products: [], total: 0, from: 0, to: 0, pages: 1, crumbs: [] });
  expect(html).toContain('<h1>Nessun risultato per “1K0 &quot;x&quot;”</h1>');
  // Said once: in the heading.
  expect(html.match(/“1K0 &quot;x&quot;”/g)).toHaveLength(1);
  expect(html).toContain('value="1K0 &quot;x&quot;"');
});

test('where nothing is found and nothing was chosen there are no filters, where something was chosen it can be taken away', () => {
  const none = { products: [], total: 0, from: 0, to: 0 };
  const plain = { ...listing.query, ...noFilters };
  expect(render({ ...none, query: plain })).not.toMatch(/popover|data-listing-form="filters"/);
  expect(render({ ...none, query: { ...plain, inStock: true } })).toMatch(/data-listing-form="filters"/);
});

const facets: Listing['facets'] = {
  categories: [],
  brands: [
    { slug: 'discova', name: 'Discova', count: 12 },
    { slug: 'frenalto', name: 'Frenalto', count: 7 },
  ],
  attributes: [
    { attribute: 'asse', name: 'Asse', choices: [{ slug: 'anteriore', name: 'Anteriore', count: 5 }] },
  ],
  inStock: 250,
  onSale: 0,
};
const chosen = { ...listing.query, brands: ['discova'] };

test('[CAT-01] every choice of a filter says how many products it would show, and those that were made are ticked', () => {
  const html = render({ facets, query: chosen });
  expect(html).toMatch(
    /<input type="checkbox" name="brand" checked="" value="discova"\/><span>Discova<\/span><small>12<\/small>/,
  );
  expect(html).toMatch(
    /<input type="checkbox" name="brand" value="frenalto"\/><span>Frenalto<\/span><small>7<\/small>/,
  );
  expect(html).toMatch(/name="filter_asse" value="anteriore"\/><span>Anteriore<\/span><small>5<\/small>/);
  expect(html).toContain('Mostra 312 articoli');
});

test('what no product is, is not offered', () => {
  expect(render({ facets })).not.toContain('name="on_sale"');
});

test('[CAT-01] machines are not led into combinations of filters', () => {
  const subcategories = [{ slug: 'dischi', name: 'Dischi', count: 3 }];
  const html = render({ facets, query: chosen, subcategories });
  const links = [...html.matchAll(/<a [^>]*href="[^"]*[?&;](?:brand|in_stock|min_price)=[^>]*>/g)].map(
    ([tag]) => tag,
  );
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((tag) => !/rel="[^"]*nofollow/.test(tag))).toEqual([]);
});

test('[CAT-01] the link to a subcategory has the same filters, and without any its bare address', () => {
  const subcategories = [{ slug: 'dischi', name: 'Dischi', count: 3 }];
  const plain = { ...listing.query, ...noFilters, order: 'menu_order' as const };
  expect(render({ query: chosen, subcategories })).toContain(
    'href="/product-category/dischi/?brand=discova&amp;in_stock=1&amp;min_price=12,50&amp;orderby=price"',
  );
  expect(render({ query: plain, subcategories })).toContain('<a href="/product-category/dischi/">');
});
