import { describe, expect, it } from 'vitest';
import { fixedColumns, readColumn, readTaxonomy } from './table-columns.ts';
import { type TableTexts, tableConfig, tableTexts } from './table-config.ts';
import { attributesOf, readTableDefinition, usualDefinition } from './table-definition.ts';

const defaults = Object.fromEntries(tableTexts.map((key) => [key, `usual ${key}`])) as TableTexts;

describe('the columns of a table', () => {
  it('[TAB-02] may be facts of the product', () => {
    const columns = [
      'serial_number',
      'product_id',
      'thumbnails',
      'product_title',
      'price',
      'sku',
      'stock',
      'description',
      'weight',
      'length',
      'width',
      'height',
    ];
    for (const name of columns) expect(fixedColumns).toContain(name);
  });

  it('[TAB-03] may be what is bought with, and a note for the line', () => {
    for (const name of ['quantity', 'total', 'check', 'action', 'message'])
      expect(fixedColumns).toContain(name);
  });

  it('[TAB-04] may be categories, tags, a taxonomy or field of one’s own, and the quote request', () => {
    for (const name of ['category', 'tags', 'product_brand', 'pa_lato', 'vehicle_make', 'quoterequest']) {
      expect(readColumn(name)).toBe(name);
    }
    for (const name of ['password', 'pa_', 'pa_a b', '', '__proto__']) expect(readColumn(name)).toBeNull();
    expect([readTaxonomy('product_cat'), readTaxonomy('pa_lato'), readTaxonomy('category')]).toEqual([
      'product_cat',
      'pa_lato',
      null,
    ]);
  });
});

describe('a configuration', () => {
  const config = tableConfig(usualDefinition.options, { item: 'pezzo', product_not_founded: '' }, defaults);

  it('[TAB-07] [TAB-08] [TAB-09] [TAB-11] holds its options by their names on the wire', () => {
    expect(config).toMatchObject({
      footer_cart: 'hide_for_zerro',
      footer_cart_size: 74,
      footer_possition: 'bottom_right',
      footer_bg_color: '#16181d',
      product_direct_checkout: 'no',
      all_selected_direct_checkout: 'no',
      item_count: 'all',
      popup_notice: '1',
      query_by_url: '1',
      sort_mini_filter: 'ASC',
      disable_cat_tag_link: '0',
      ajax_action: 'ajax_active',
    });
  });

  it('[TAB-10] [ERR-02] holds its texts: its own, or where staff wrote none the shop’s', () => {
    expect(config).toMatchObject({
      item: 'pezzo',
      items: 'usual items',
      loading_more_text: 'usual loading_more_text',
      add2cart_all_added_text: 'usual add2cart_all_added_text',
      product_not_founded: 'usual product_not_founded',
      basic_settings: { add_to_cart: 'usual add_to_cart' },
    });
    expect(config).not.toHaveProperty('add_to_cart');
  });
});

describe('a stored table', () => {
  it('[TAB-01] is read with its own columns, products, paging and options', () => {
    const table = readTableDefinition({
      name: 'Freni',
      columns: ['check', 'pa_lato', 'price', 'price', 'segreto'],
      definition: {
        products: { rows: 'variations', categories: [3, 3, -1, 'x'], onSale: true, order: 'price' },
        paging: { kind: 'infinite_scroll', size: 50 },
        finding: {
          miniFilter: ['product_cat', 'x'],
          taxonomies: ['pa_asse'],
          fields: ['vehicle_make', 'oe_number'],
        },
        options: { footer_cart: 'always_hide', footer_bg_color: '#ABCDEF', ajax_action: 'no_ajax_action' },
        texts: { it: { item: ' pezzo ' } },
      },
    });
    expect(table).toMatchObject({
      name: 'Freni',
      columns: ['check', 'pa_lato', 'price'],
      products: { rows: 'variations', categories: [3], onSale: true, order: 'price' },
      paging: { kind: 'infinite_scroll', size: 50 },
      finding: { miniFilter: ['product_cat'], taxonomies: ['pa_asse'] },
      options: { footer_cart: 'always_hide', footer_bg_color: '#abcdef', ajax_action: 'no_ajax_action' },
      texts: { it: { item: 'pezzo' }, en: {} },
    });
    expect(attributesOf(table)).toEqual(['lato', 'asse']);
  });

  it.each([
    null,
    [],
    'x',
    { paging: 1, finding: [], products: 'no', options: { footer_cart_size: 1e9 }, texts: 7 },
  ])('that cannot be read is as usual: %j', (definition) => {
    const { name: _, ...usual } = usualDefinition;
    expect(readTableDefinition({ name: 'T', columns: [], definition })).toEqual({ ...usual, name: 'T' });
  });
});
