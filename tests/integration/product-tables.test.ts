import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory } from '../factories/a-category.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aProductTable } from '../factories/a-product-table.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { aTableVisitor } from '../factories/table-calls.ts';

let shop: TestShop;
let brakes: { id: number };
let disc: MadeProduct;
let pads: MadeProduct;
let oil: Awaited<ReturnType<typeof aVariableProduct>>;
let table: { id: number };

const allColumns = [
  'serial_number',
  'product_id',
  'thumbnails',
  'product_title',
  'category',
  'tags',
  'product_brand',
  'sku',
  'price',
  'stock',
  'description',
  'weight',
  'length',
  'width',
  'height',
  'oe_manufacturer',
  'quantity',
  'total',
  'action',
  'message',
  'quoterequest',
  'check',
];

beforeAll(async () => {
  shop = await aShop();
  brakes = await aCategory(shop.db, { slug: 'freni', name: 'Freni' });
  const tag = await shop.db
    .insertInto('tags')
    .values({ slug: 'offerte', name: 'Offerte' })
    .returning('id')
    .executeTakeFirstOrThrow();
  disc = await aProduct(shop.db, {
    name: 'Disco <freno>',
    sku: 'DSC-1',
    categoryIds: [brakes.id],
    tagIds: [tag.id],
    regularPriceCents: 123_456,
    oeNumbers: [{ manufacturer: 'Alfa Romeo', code: '51767383' }],
    columns: { weight_grams: 6000, length_mm: 280, width_mm: 280, height_mm: 25, menu_order: 1 },
  });
  pads = await aProduct(shop.db, {
    name: 'Pastiglie',
    sku: 'PST-1',
    categoryIds: [brakes.id],
    regularPriceCents: 5000,
    salePriceCents: 4000,
    oeNumbers: [{ manufacturer: 'VAG', code: '1K0698151' }],
    columns: { menu_order: 2 },
  });
  oil = await aVariableProduct(shop.db, { name: 'Olio motore', columns: { menu_order: 3 } });
  await aProduct(shop.db, { name: 'Esaurito', stock: 0, columns: { menu_order: 4 } });
  table = await aProductTable(shop.db, {
    name: 'Tutto',
    columns: allColumns,
    definition: {
      finding: { miniFilter: ['product_cat'], taxonomies: ['product_cat'], fields: ['oe_manufacturer'] },
      paging: { kind: 'links', size: 2 },
    },
  });
});
afterAll(() => shop.close());

type Load = Readonly<Record<string, string | number>>;

/** A load with the nonce of the visitor's browser. */
async function load(action: '_load_both' | '_pagination', fields: Load, visitor = aTableVisitor(shop)) {
  const { nonce } = await visitor.marks();
  return visitor.call(action, { nonce, ...fields });
}
async function regions(fields: Load): Promise<Record<string, string>> {
  return (await load('_load_both', { table_id: table.id, ...fields })).json();
}
const bodyOf = (found: Record<string, string>) => found['table.ptable-tbl>tbody'] ?? '';
const titles = (markup: string) => [...markup.matchAll(/data-title="([^"]*)"/g)].map(([, title]) => title);

describe('{t}_load_both', () => {
  it('[TAB-26] [TAB-27] [WIRE-03] [WIRE-05] answers a form with a map of the markup of each region', async () => {
    const answer = await load('_load_both', {
      table_id: table.id,
      'others[page_number]': 1,
      'atts[id]': table.id,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    const found = await answer.json();
    expect(Object.keys(found)).toEqual([
      'table.ptable-tbl>tbody',
      '.ptable-stats-report',
      '.ptable_my_pagination.ptable_table_pagination',
      '.ptable_load_more_wrapper',
    ]);
    expect(titles(bodyOf(found))).toEqual(['Disco &lt;freno&gt;', 'Pastiglie']);
    expect(found['.ptable-stats-report']).toContain('1–2 di 4 prodotti');
    expect(found['.ptable_my_pagination.ptable_table_pagination']).toContain('aria-current="page"');
  });

  it('[TAB-05] [TAB-06] gives each row its facts by their names on the wire', async () => {
    const body = bodyOf(await regions({}));
    const row = body.slice(0, body.indexOf('</tr>'));
    for (const fact of [
      `data-product_id="${disc.id}"`,
      'data-parent_id="0"',
      'data-type="simple"',
      'data-title="Disco &lt;freno&gt;"',
      'data-quantity="1"',
      'data-stock_status="instock"',
      'data-product_variations=""',
      'data-variation="{}"',
      'data-variation_id="0"',
      'data-additional_json=""',
      'data-wpt_custom_message=""',
      'data-currency="€"',
      'data-price_decimal_separator=","',
      'data-thousand_separator="."',
      'data-number_of_decimal="2"',
      'data-weight="6"',
      'data-weight_backup="6"',
      `data-product_cat="${brakes.id}:Freni"`,
    ]) {
      expect(row).toContain(fact);
    }
    const variable = bodyOf(await regions({ 'args[s]': 'olio' }));
    expect(variable).toContain('data-type="variable"');
    expect(variable).toContain('attribute_pa_litri');
    const gone = bodyOf(await regions({ 'args[s]': 'esaurito' }));
    expect(gone).toContain('data-stock_status="outofstock"');
    expect(gone).toContain('data-quantity="0"');
  });

  it('[TAB-14] writes amounts with the sign before them and a space, thousands parted by a point', async () => {
    expect(bodyOf(await regions({}))).toContain('€\u00a01.234,56');
  });

  it('[TAB-22] [TAB-24] finds by keyword, taxonomy, field and sale, and sorts', async () => {
    const of = async (fields: Load) => titles(bodyOf(await regions(fields)));
    expect(await of({ 'args[s]': 'PST-1' })).toEqual(['Pastiglie']);
    expect(await of({ 'args[on_sale]': 'yes' })).toEqual(['Pastiglie']);
    expect(
      await of({
        'args[tax_query][product_cat_IN][taxonomy]': 'product_cat',
        'args[tax_query][product_cat_IN][field]': 'id',
        'args[tax_query][product_cat_IN][terms][]': brakes.id,
        'args[tax_query][product_cat_IN][operator]': 'IN',
        'args[orderby]': 'price',
      }),
    ).toEqual(['Pastiglie', 'Disco &lt;freno&gt;']);
    expect(
      await of({
        'args[meta_query][oe_manufacturer][key]': 'oe_manufacturer',
        'args[meta_query][oe_manufacturer][value][]': 'VAG',
      }),
    ).toEqual(['Pastiglie']);
    // `LIKE`: a part is enough.
    expect(
      await of({
        'args[meta_query][oe_manufacturer][key]': 'oe_manufacturer',
        'args[meta_query][oe_manufacturer][value]': 'alfa',
        'args[meta_query][oe_manufacturer][compare]': 'LIKE',
      }),
    ).toEqual(['Disco &lt;freno&gt;']);
  });

  it('[TAB-17] says in one row that nothing was found', async () => {
    const body = bodyOf(await regions({ 'args[s]': 'xyzzy' }));
    expect(body.match(/<tr/g)).toHaveLength(1);
    expect(body).toContain('Nessun prodotto trovato');
  });

  it('[TAB-25] [TAB-29] a reset ignores what else is sent, and shows page 1', async () => {
    const found = await regions({
      'args[s]': 'olio',
      'others[page_number]': 2,
      'others[reset_search_clicked]': 'yes',
    });
    expect(titles(bodyOf(found))).toEqual(['Disco &lt;freno&gt;', 'Pastiglie']);
  });

  it('[TAB-32] a page past the last one is the last one', async () => {
    expect(titles(bodyOf(await regions({ 'others[page_number]': 99 })))).toEqual(['Olio motore', 'Esaurito']);
  });

  it('[TAB-28] [WIRE-05] refuses a wrong nonce and an unknown table', async () => {
    const visitor = aTableVisitor(shop);
    const wrong = await visitor.call('_load_both', { table_id: table.id, nonce: 'x' });
    expect([wrong.status, await wrong.text()]).toEqual([403, '-1']);
    for (const id of ['999999', '0', '-1', '1 or 1=1', '']) {
      const answer = await load('_load_both', { table_id: id });
      expect([answer.status, await answer.text()]).toEqual([404, '0']);
    }
  });
});

describe('{t}_pagination', () => {
  it('[TAB-33] [TAB-34] answers the markup of a page, which carries the new data of the table as JSON', async () => {
    const answer = await load('_pagination', {
      table_id: table.id,
      page_number: 2,
      'args[orderby]': 'price',
      'args[base_link]': '/tutto/',
    });
    const markup = await answer.text();
    expect(titles(markup)).toHaveLength(2);
    const data = /data-table_data="([^"]*)"/.exec(markup)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(data)).toMatchObject({
      table_id: table.id,
      page_number: 2,
      pages: 2,
      args: { orderby: 'price', base_link: '/tutto/' },
    });
    expect(markup).toContain(`href="/tutto/?table_ID=${table.id}&amp;orderby=price"`);
  });
});

describe('tables of other kinds', () => {
  it('[TAB-05] may show each variation in a row of its own', async () => {
    const single = await aProductTable(shop.db, {
      definition: { products: { rows: 'variations', only: [oil.id] } },
    });
    const body = bodyOf(await regions({ table_id: single.id }));
    expect(body.match(/data-type="variation"/g)).toHaveLength(oil.variationIds.length);
    expect(body).toContain(`data-parent_id="${oil.id}"`);
    expect(body).toContain(`add-to-cart=${oil.id}`);
    expect(body).toContain(`variation_id=${oil.variationIds[0]}`);
  });

  it('[TAB-13] with `disable_cat_tag_link` write categories and tags as plain text, otherwise as links', async () => {
    const linked = bodyOf(await regions({}));
    expect(linked).toContain('href="/product-category/freni/"');
    expect(linked).toContain('href="/product-tag/offerte/"');
    const plain = await aProductTable(shop.db, {
      columns: ['category', 'tags'],
      definition: { options: { disable_cat_tag_link: '1' } },
    });
    const body = bodyOf(await regions({ table_id: plain.id }));
    expect(body).toContain('Freni');
    expect(body).toContain('Offerte');
    expect(body).not.toContain('<a ');
  });

  it('[TAB-32] [TAB-35] [TAB-36] offer a load-more button instead of links, and none on the last page', async () => {
    const more = await aProductTable(shop.db, { definition: { paging: { kind: 'load_more', size: 3 } } });
    const button = (await regions({ table_id: more.id }))['.ptable_load_more_wrapper'];
    expect(button).toContain('Carica altri');
    expect(button).toContain('data-text_loading="Caricamento..."');
    expect(button).toContain('data-page_number="1"');
    const last = await regions({ table_id: more.id, 'others[page_number]': 2, 'others[type]': 'load_more' });
    expect(titles(bodyOf(last))).toEqual(['Esaurito']);
    expect(last['.ptable_load_more_wrapper']).toBe('');
    expect(last['.ptable_my_pagination.ptable_table_pagination']).toBe('');
  });

  it('shows nothing that is hidden from the visitor, nor a price of another list', async () => {
    const draft = await aProduct(shop.db, { name: 'Bozza', columns: { status: 'draft' } });
    const own = await aProductTable(shop.db, { definition: { products: { only: [draft.id, pads.id] } } });
    expect(titles(bodyOf(await regions({ table_id: own.id })))).toEqual(['Pastiglie']);
  });
});
