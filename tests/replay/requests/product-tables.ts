import { newcomer, type Story } from './story.ts';

const action = '/wp-admin/admin-ajax.php';

/** Product tables: their pages, what is loaded into them, and what is bought from them. */
export const productTables: Story = async (context) => {
  const { people, goods, shop } = context;
  const [first, second] = goods.plenty;
  const tables = await shop.ask<{ id: number }>('select id from product_tables order by id');
  const pages = await shop.ask<{ slug: string }>(`select slug from content_pages order by slug`);
  const variation = goods.variations[0];
  for (const visitor of [newcomer(context), people.workshop]) {
    for (const { slug } of pages) await visitor.get(`/${slug}/`);
    const call = (name: string, fields: Readonly<Record<string, string | number>> = {}) =>
      visitor.post(action, { action: `ptable${name}`, ...fields });
    const nonce = /"nonce":"([^"]*)"/.exec((await call('_wc_fragments')).text)?.[1] ?? '';
    await visitor.get(`${action}?action=ptable_wc_fragments`);
    for (const { id } of [...tables, { id: 999_999 }]) {
      const args = [
        {},
        { 'args[s]': 'freno' },
        { 'args[s]': 'zzzz' },
        { 'args[orderby]': 'price' },
        { 'args[orderby]': 'price-desc' },
        { 'args[orderby]': 'nonsense' },
        { 'args[on_sale]': 'yes' },
        {
          'args[tax_query][product_cat_IN][taxonomy]': 'product_cat',
          'args[tax_query][product_cat_IN][field]': 'id',
          'args[tax_query][product_cat_IN][terms][]': '1',
          'args[tax_query][product_cat_IN][operator]': 'IN',
        },
        {
          'args[meta_query][vehicle_make][key]': 'vehicle_make',
          'args[meta_query][vehicle_make][value]': 'Fiat',
          'args[meta_query][vehicle_make][compare]': 'LIKE',
        },
        { 'others[page_number]': '2' },
        { 'others[page_number]': '99' },
        { 'others[type]': 'load_more', 'others[page_number]': '2' },
        { 'others[reset_search_clicked]': 'yes', 'args[s]': 'olio' },
        { 'args[base_link]': 'http://localhost/tabella-prodotti/' },
      ];
      for (const given of id === 999_999 ? args.slice(0, 1) : args)
        await call('_load_both', { table_id: id, nonce, ...given } as Readonly<
          Record<string, string | number>
        >);
      for (const page of [1, 2, 99]) await call('_pagination', { table_id: id, nonce, page_number: page });
      await call('_pagination', { table_id: id, nonce: 'wrong' });
      await call('_load_both', { table_id: id });
    }
    for (const fields of [
      { product_id: first.id, quantity: 2 },
      { product_id: first.id },
      { product_id: first.id, quantity: 0 },
      { product_id: first.id, quantity: '' },
      { product_id: 999_999 },
      {},
      { product_id: goods.soldOut.id },
      {
        product_id: goods.variable.id,
        variation_id: variation?.id ?? 0,
        ...Object.fromEntries(
          Object.entries(variation?.terms ?? {}).map(([name, term]) => [`variation[${name}]`, term]),
        ),
      },
      { product_id: second.id, wpt_custom_message: 'Per il furgone' },
      { product_id: second.id, wpt_custom_message: 'x'.repeat(201) },
    ]) {
      await call('_ajax_add_to_cart', fields as Readonly<Record<string, string | number>>);
      await call('_print_notice');
    }
    await call('_ajax_mulitple_add_to_cart', {
      [`products[${first.id}][product_id]`]: first.id,
      [`products[${first.id}][quantity]`]: 2,
      [`products[${second.id}][product_id]`]: second.id,
      [`products[${second.id}][quantity]`]: 'x',
    });
    await call('_ajax_mulitple_add_to_cart', { [`products[${first.id}][add-to-cart]`]: first.id });
    await call('_ajax_mulitple_add_to_cart');
    await call('_print_notice');
    await call('_wc_fragments');
    await call('_remove_from_cart', { product_id: first.id });
    await call('_remove_from_cart', { product_id: first.id, nonce });
    await call('_remove_from_cart', { product_id: first.id, nonce });
    await call('_fragment_empty_cart');
    await visitor.get(`${action}?action=ptable_fragment_empty_cart`);
    await visitor.get('/cart/');
  }
};
