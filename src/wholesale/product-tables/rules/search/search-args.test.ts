import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFormValues, writeFormValues } from './form-values.ts';
import { readLoadCall } from './read-load-call.ts';
import { readSearchArgs, writeSearchArgs } from './search-args.ts';
import { noSearch, type TableSearch } from './table-search.ts';

const search: TableSearch = {
  keyword: 'disco',
  terms: { product_cat: [12, 15] },
  fields: { vehicle_make: ['Fiat'], oe_manufacturer: ['ATE', 'VAG'] },
  order: 'price',
  onSale: true,
};

describe('the search args', () => {
  it('[TAB-24] hold keyword, taxonomies, order, sale, link and fields by their names on the wire', () => {
    expect(writeSearchArgs(search, '/tabella-prodotti/')).toEqual({
      s: 'disco',
      tax_query: {
        product_cat_IN: { taxonomy: 'product_cat', field: 'id', terms: ['12', '15'], operator: 'IN' },
      },
      orderby: 'price',
      on_sale: 'yes',
      base_link: '/tabella-prodotti/',
      meta_query: {
        vehicle_make: { key: 'vehicle_make', value: 'Fiat', compare: 'LIKE' },
        // A field with multiple choices has no `compare`.
        oe_manufacturer: { key: 'oe_manufacturer', value: ['ATE', 'VAG'] },
      },
    });
  });

  it('[TAB-24] are read as they were sent in a form', () => {
    const sent = writeFormValues({ args: writeSearchArgs(search, '/t/') }, '');
    expect(sent).toContainEqual(['args[tax_query][product_cat_IN][terms][]', '15']);
    expect(readSearchArgs(readFormValues(sent).args)).toEqual(search);
  });

  it.each([
    'args=x',
    'args[tax_query]=1&args[tax_query][a][taxonomy]=product_cat',
    'args[tax_query][x_IN][taxonomy]=users&args[tax_query][x_IN][terms][]=1',
    'args[tax_query][a][taxonomy]=product_cat&args[tax_query][a][terms][]=-1&args[tax_query][a][terms][]=1 or 1=1',
    'args[tax_query][a][taxonomy]=product_cat&args[tax_query][a][operator]=NOT IN&args[tax_query][a][terms][]=1',
    'args[meta_query][a][key]=password&args[meta_query][a][value]=x',
    'args[orderby]=random&args[on_sale]=no&args[s][]=a',
    'args[__proto__][s]=x&args[constructor][s]=y&__proto__[s]=1',
    'args[[s]=x&args]s[=y&[s]=z&args[a][b][c][d][e][f][g]=1',
  ])('with hostile content are ignored: %s', (query) => {
    expect(readLoadCall(new URLSearchParams(query)).search).toEqual(noSearch);
  });

  it('never throw, for any input, and are never more than a few choices', () => {
    const name = fc.stringMatching(/^[a-z_[\]]{0,30}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (entries) => {
        expect(() => readLoadCall(entries)).not.toThrow();
      }),
    );
    const many = Array.from(
      { length: 5000 },
      (_, at) => [`args[tax_query][a][terms][]`, String(at + 1)] as const,
    );
    const call = readLoadCall([['args[tax_query][a][taxonomy]', 'product_tag'], ...many]);
    expect(call.search.terms.product_tag?.length).toBeLessThanOrEqual(24);
  });
});

describe('a load', () => {
  const read = (query: string) => readLoadCall(new URLSearchParams(query));

  it('[TAB-25] [TAB-26] says table, page, and whether the reset was clicked', () => {
    const query =
      'table_id=3&others[page_number]=4&others[isMob]=true&others[type]=load_more&args[s]=olio&nonce=abc';
    expect(read(`${query}&others[reset_search_clicked]=no`)).toMatchObject({
      tableId: '3',
      nonce: 'abc',
      page: 4,
      search: { keyword: 'olio' },
    });
    expect(read(`${query}&others[reset_search_clicked]=yes`)).toMatchObject({ page: 1, search: noSearch });
    expect(read('atts[id]=5').tableId).toBe('5');
  });

  it.each([
    ['/tabella-prodotti/', '/tabella-prodotti/'],
    ['https://altro.example/t/?x=1#y', '/t/'],
    ['javascript:alert(1)', '/'],
    ['//altro.example/', '/'],
    ['/\\altro.example/', '/'],
    ['', '/'],
  ])('leads its links to a path of this shop: %s', (link, path) => {
    expect(readLoadCall([['args[base_link]', link]]).path).toBe(path);
  });
});
