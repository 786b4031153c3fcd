import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTableAddress, tableHref, writeTableAddress } from './table-address.ts';
import { noSearch, type TableSearch, tableOrders } from './table-search.ts';

const search: TableSearch = {
  keyword: 'disco 1K0',
  terms: { product_cat: [12, 15], 'pa_lato-montaggio': [3] },
  fields: { vehicle_make: ['Alfa Romeo'], oe_manufacturer: ['Mercedes-Benz', 'VAG'] },
  order: 'price-desc',
  onSale: true,
};
const read = (query: string) => readTableAddress(new URLSearchParams(query));

describe('the address of a table', () => {
  it('[TAB-30] holds its state', () => {
    const query = writeTableAddress({ tableId: 4, search, page: 2 });
    expect(decodeURIComponent(query)).toBe(
      'table_ID=4&orderby=price-desc&on_sale=yes&search_key=disco+1K0&page_number=2' +
        '&tax=product_cat-12,15__pa_lato-montaggio-3&meta=vehicle_make-Alfa+Romeo__oe_manufacturer-Mercedes%2dBenz,VAG',
    );
  });

  it('[TAB-31] is read back as it was written', () => {
    expect(read(writeTableAddress({ tableId: 4, search, page: 2 }))).toEqual({ tableId: 4, search, page: 2 });
    const value = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((text) => text.trim() === text && !text.includes('\0'));
    fc.assert(
      fc.property(
        fc.uniqueArray(value, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...tableOrders),
        fc.integer({ min: 1, max: 9999 }),
        (makes, order, page) => {
          const state = {
            tableId: 1,
            search: { ...noSearch, order, fields: { oe_manufacturer: makes.toSorted() } },
            page,
          };
          expect(read(writeTableAddress(state))).toEqual(state);
        },
      ),
    );
  });

  it('[TAB-31] is what a form without scripts sends, too', () => {
    expect(
      read('table_ID=4&search_key=olio&product_cat=12&pa_lato=&vehicle_make=Fiat&orderby=price&on_sale='),
    ).toEqual({
      tableId: 4,
      search: {
        ...noSearch,
        keyword: 'olio',
        terms: { product_cat: [12] },
        fields: { vehicle_make: ['Fiat'] },
        order: 'price',
      },
      page: 1,
    });
    expect(read('table_ID=4&search_key=olio&reset_search_clicked=yes')).toEqual({
      tableId: 4,
      search: noSearch,
      page: 1,
    });
  });

  it.each(['', 'table_ID=', 'table_ID=-1', 'table_ID=1e3', 'table_ID=99999999999', 'page_number=2'])(
    'means no table where it is %j',
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  it('leaves out what cannot be read', () => {
    const state = read(
      'table_ID=1&orderby=rand()&page_number=-2&tax=product_cat-x__altro-3__product_tag-0,2&meta=prezzo-1__vehicle_make-&__proto__=1',
    );
    expect(state).toEqual({ tableId: 1, search: { ...noSearch, terms: { product_tag: [2] } }, page: 1 });
  });

  it('preserves what else the address of the page says, and is the page itself in the usual state', () => {
    const others = new URLSearchParams('utm_source=x&table_ID=9&search_key=y&product_cat=3');
    expect(tableHref('/t/', { tableId: 4, search: noSearch, page: 1 }, others)).toBe('/t/?utm_source=x');
    expect(tableHref('/t/', { tableId: 4, search: noSearch, page: 3 })).toBe('/t/?table_ID=4&page_number=3');
  });
});
