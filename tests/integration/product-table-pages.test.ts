import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aCategory } from '../factories/a-category.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aPageOfTables, aProductTable } from '../factories/a-product-table.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';

let shop: TestShop;
let brakes: { id: number };
let disc: MadeProduct;
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
  await aProduct(shop.db, {
    name: 'Pastiglie',
    sku: 'PST-1',
    categoryIds: [brakes.id],
    regularPriceCents: 5000,
    salePriceCents: 4000,
    oeNumbers: [{ manufacturer: 'VAG', code: '1K0698151' }],
    columns: { menu_order: 2 },
  });
  await aVariableProduct(shop.db, { name: 'Olio motore', columns: { menu_order: 3 } });
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

const titles = (markup: string) => [...markup.matchAll(/data-title="([^"]*)"/g)].map(([, title]) => title);

describe.skipIf(!pagesAreBuilt())('a page with tables', () => {
  const pageOf = async (path: string) => {
    const answer = await aBrowser(shop).get(path);
    expect(answer.status).toBe(200);
    return answer.text();
  };

  test('[TAB-01] [TAB-02] [TAB-03] [TAB-04] shows each of its tables with its own id, state and configuration', async () => {
    const other = await aProductTable(shop.db, { name: 'Altra', definition: { paging: { size: 1 } } });
    const path = await aPageOfTables(shop.db, 'due-tabelle', [table.id, other.id, 999_999]);
    const page = await pageOf(path);
    expect(page.match(/data-product-table/g)).toHaveLength(2);
    expect(page).toContain(`id="table_id_${table.id}"`);
    expect(page).toContain(`id="table_id_${other.id}"`);
    for (const column of allColumns) expect(page).toContain(`data-column="${column}"`);
    const turned = await pageOf(`${path}?table_ID=${other.id}&page_number=3`);
    expect(turned).toContain('3–3 di');
    expect(turned).toContain('1–2 di');
  });

  test('[TAB-07] [TAB-10] [TAB-12] [WIRE-02] [ERR-02] carries configuration and site data by their names', async () => {
    const path = await aPageOfTables(shop.db, 'dati', [table.id]);
    const page = await pageOf(path);
    const json = (name: string) =>
      JSON.parse(
        new RegExp(`data-${name}_json="([^"]*)"`)
          .exec(page)?.[1]
          ?.replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&') ?? '',
      );
    expect(json('site')).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      priceFormat: 'left-space',
      select2: '1',
      resize_loader: '1',
      add_to_cart_view: '1',
      return_zero: '0',
      return_quanity: '1',
      search_select_placeholder: '',
      notice_timeout: 3000,
      // A page that is cached for everybody holds no nonce: each browser asks for its own.
      nonce: '',
    });
    expect(json('config')).toMatchObject({
      item: 'articolo',
      items: 'articoli',
      loading_more_text: 'Caricamento...',
      product_not_founded: 'Nessun prodotto trovato',
      out_of_stock_message: 'Esaurito',
      right_combination_message: 'Combinazione non disponibile',
      right_combination_message_alt: 'Questo prodotto non ha varianti selezionabili',
      select_all_items_message: 'Seleziona tutte le opzioni.',
      sorry_out_of_stock: 'Spiacenti! Prodotto esaurito!',
      no_right_combination: 'Nessuna combinazione valida',
      adding_in_progress: 'Aggiunta in corso',
      sorry_plz_right_combination: 'Scegli una combinazione valida.',
      please_choose_items: 'Seleziona almeno un articolo.',
      basic_settings: { add_to_cart: 'Aggiungi al carrello' },
    });
  });

  test('[TAB-22] [TAB-31] works without scripts: forms and links lead to the state that they name', async () => {
    const path = await aPageOfTables(shop.db, 'senza-script', [table.id]);
    const page = await pageOf(path);
    for (const name of ['search_key', 'product_cat', 'oe_manufacturer', 'orderby', 'on_sale']) {
      expect(page).toContain(`name="${name}"`);
    }
    expect(page).toContain('>Cerca</button>');
    expect(page).toContain('>Reimposta</button>');
    expect(page).toContain(`href="${path}?table_ID=${table.id}&amp;page_number=2"`);
    expect(page).toContain(`href="?add-to-cart=${disc.id}&amp;quantity=1"`);
    const found = await pageOf(
      `${path}?table_ID=${table.id}&search_key=PST-1&orderby=&on_sale=&product_cat=`,
    );
    expect(titles(found)).toEqual(['Pastiglie']);
    const named = await pageOf(
      `${path}?table_ID=${table.id}&tax=product_cat-${brakes.id}&meta=oe_manufacturer-VAG`,
    );
    expect(titles(named)).toEqual(['Pastiglie']);
  });

  test('[ERR-02] a table says what its staff wrote, and the rest in the language of the page', async () => {
    const own = await aProductTable(shop.db, {
      definition: {
        texts: { it: { product_not_founded: 'Qui non c’è nulla' } },
        products: { only: [999_999] },
      },
    });
    const page = await pageOf(await aPageOfTables(shop.db, 'parole', [own.id]));
    expect(page).toContain('Qui non c’è nulla');
  });
});
