import { expect, it } from 'vitest';
import { readBulkSearch } from './bulk-search.ts';

it('[BULK-12] a search names words, what is left out, tag, products, category, sort and stock', () => {
  expect(
    readBulkSearch({
      searchValue: '  disco   freno ',
      exclude: '1,2,x,-3,0',
      tag: 'estate',
      productlist: '5, 6',
      purchaselistid: '9',
      category: 'freni,filtri',
      sortby: 'bestselling',
      instock: '1',
      searchby: 'sku',
    }),
  ).toMatchObject({
    words: 'disco freno',
    exclude: [1, 2],
    tag: 'estate',
    among: [5, 6],
    categories: ['freni', 'filtri'],
    order: 'popularity',
    inStock: true,
    by: 'code',
    loads: null,
  });
});

it('[BULK-12] without searchby products are searched by their names', () => {
  expect(readBulkSearch({}).by).toBe('name-and-code');
  expect(readBulkSearch({ searchby: 'productname' }).by).toBe('name-and-code');
});

it('[BULK-13] idsinform names what is in the form; a form on a product page searches what can be bought of that product', () => {
  expect(readBulkSearch({ idsinform: '[1,"2","x",null,-4]' }).inForm).toEqual([1, 2]);
  const onPage = { is_product: '1', productlist: '7' };
  expect(readBulkSearch(onPage).asOptions).toBe(true);
  expect(readBulkSearch({ ...onPage, nonadaptive: '1' }).asOptions).toBe(false);
  expect(readBulkSearch({ ...onPage, is_product: '0' }).asOptions).toBe(false);
  expect(readBulkSearch({ is_product: '1' }).asOptions).toBe(false);
});

it('[BULK-14] theme, page and attribute filters', () => {
  expect(
    readBulkSearch({ theme: 'cream', pagerequested: '3', attr_asse: 'anteriore,posteriore', attr_litri: '' }),
  ).toMatchObject({
    theme: 'cream',
    page: 3,
    attributes: [{ attribute: 'asse', terms: ['anteriore', 'posteriore'] }],
  });
  expect(readBulkSearch({}).theme).toBe('classic');
});

it('[LIST-11] searchType says that a list is loaded', () => {
  const asked = { searchType: 'purchaseListLoading', purchaselistid: '12' };
  expect(readBulkSearch(asked).loads).toEqual({ listId: 12 });
  expect(readBulkSearch({ ...asked, purchaselistid: 'x' }).loads).toEqual({ listId: null });
});

const long = 'x'.repeat(10_000);
it.each([
  ['searchValue', long],
  ['exclude', `${'9'.repeat(11)},1.5,${long}`],
  ['productlist', '1,'.repeat(20_000)],
  ['idsinform', '{"a":1}'],
  ['idsinform', '['],
  ['category', `../..,${long}`],
  ['tag', "' or 1=1"],
  ['sortby', 'constructor'],
  ['theme', 'purple'],
  ['pagerequested', '-1'],
  ['pagerequested', '99999999999'],
  ['attr_', 'a'],
])('bad input in %s is read as nothing in particular', (name, value) => {
  const search = readBulkSearch({ [name]: value });
  expect(search.words.length).toBeLessThanOrEqual(200);
  expect(search.exclude).toEqual([]);
  expect(search.inForm).toEqual([]);
  expect(search.categories).toEqual([]);
  expect(search.attributes).toEqual([]);
  expect(search.order).toBe('menu_order');
  expect(search.page).toBeLessThanOrEqual(10_000);
  expect((search.among ?? []).length).toBeLessThanOrEqual(1000);
});
