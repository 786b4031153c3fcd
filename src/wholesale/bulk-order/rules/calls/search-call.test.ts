import { expect, it } from 'vitest';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { readFormOptions } from '../form-options.ts';
import { searchFields } from './search-call.ts';

const options = (said: Readonly<Record<string, string>> = {}) =>
  readFormOptions(said, settingsFrom(new Map()));

it('[BULK-12] the search call holds searchValue, exclude, tag, productlist, purchaselistid, category, sortby, instock and searchby', () => {
  const said = {
    layout: 'classic',
    exclude: '1',
    tag: 't',
    product_list: '2,3',
    category: 'freni',
    sortby: 'atoz',
    instock: 'yes',
  };
  expect(searchFields(options(said), { words: 'disco' })).toMatchObject({
    searchValue: 'disco',
    exclude: '1',
    tag: 't',
    productlist: '2,3',
    purchaselistid: '',
    category: 'freni',
    sortby: 'atoz',
    instock: '1',
    searchby: 'productname',
  });
});

it('[BULK-13] it also holds idsinform, dataType, is_product and nonadaptive', () => {
  expect(searchFields(options(), { words: '', inForm: [4, 5] })).toMatchObject({
    idsinform: '[4,5]',
    dataType: 'json',
    is_product: '0',
    nonadaptive: '1',
  });
  expect(searchFields(options(), { words: '', optionsOf: 9 })).toMatchObject({
    productlist: '9',
    is_product: '1',
    nonadaptive: '0',
  });
});

it('[BULK-14] and theme, multiselect, sku, stock, attributes with one field each, and the page', () => {
  const attributes = { asse: ['anteriore', 'posteriore'], litri: [] };
  expect(
    searchFields(options({ layout: 'cream', multiselect: 'yes', stock: 'no' }), {
      words: '',
      attributes,
      page: 2,
      paging: '{}',
    }),
  ).toMatchObject({
    theme: 'cream',
    multiselect: 'yes',
    sku: 'yes',
    stock: 'no',
    attributes: 'asse',
    attr_asse: 'anteriore,posteriore',
    pagerequested: '2',
    paginationdata: '{}',
  });
  expect(searchFields(options({ layout: 'classic' }), { words: '' })).not.toHaveProperty('theme');
});

it('[BULK-15] auto-add sends autoadd and autoaddset, each yes or no', () => {
  expect(searchFields(options({ autoadd: 'yes' }), { words: '' })).toMatchObject({
    autoadd: 'yes',
    autoaddset: 'no',
  });
  expect(searchFields(options({ autoaddset: 'yes' }), { words: '' })).toMatchObject({
    autoadd: 'no',
    autoaddset: 'yes',
  });
});

it('[LIST-11] a list is loaded with searchType=purchaseListLoading', () => {
  expect(searchFields(options(), { words: '', listId: 8 })).toMatchObject({
    searchType: 'purchaseListLoading',
    purchaselistid: '8',
  });
  expect(searchFields(options(), { words: '' })).not.toHaveProperty('searchType');
});
