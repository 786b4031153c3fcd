import type { Visitor } from '../visitors/visitor.ts';
import { addToCart, type Story, securityOf, wholesale } from './story.ts';

// The number of nothing that the shop has.
const stranger = 999_999;

/** The bulk order form and purchase lists: what is found, added, saved, and taken as a file. */
export const bulkOrders: Story = async (context) => {
  const { people, goods, shop } = context;
  const { company, workshop, subaccount, customer } = people;
  const [first, second] = goods.plenty;
  const call = (visitor: Visitor, action: string, fields: Readonly<Record<string, string | number>> = {}) =>
    wholesale(context, visitor, action, fields);
  const products = `${first.id}:3|${second.id}:1|`;
  const variation = goods.variations[0]?.id ?? 0;
  for (const page of [
    'my-account/quick-order/',
    'my-account/purchase-lists/',
    'ordine-rapido/',
    'my-account/quick-order/?s=freno',
    'my-account/quick-order/?theme=cream',
    'my-account/quick-order/?theme=classic',
  ]) {
    for (const visitor of [company, workshop, subaccount, customer]) await visitor.get(`/${page}`);
  }
  const searches: readonly Readonly<Record<string, string>>[] = [
    { searchValue: 'freno' },
    { searchValue: first.sku, searchby: 'sku' },
    { searchValue: 'zzzz' },
    { searchValue: '' },
    { searchValue: 'olio', theme: 'indigo' },
    { searchValue: '', theme: 'cream', pagerequested: '2' },
    { searchValue: '', theme: 'indigo', sortby: 'price', instock: '1' },
    { searchValue: '', theme: 'indigo', category: goods.categories[0] ?? '' },
    { searchValue: goods.variable.name.slice(0, 12), exclude: String(first.id), idsinform: `[${second.id}]` },
    { searchValue: String(variation), searchType: 'purchaseListLoading' },
    { searchType: 'purchaseListLoading', purchaselistid: '1' },
    { searchValue: '', productlist: `${first.id},${second.id}`, theme: 'indigo' },
    { searchValue: 'x', is_product: '1', productlist: String(goods.variable.id) },
    {
      theme: 'indigo',
      attributes: goods.filters[0]?.attribute ?? '',
      [`attr_${goods.filters[0]?.attribute}`]: goods.filters[0]?.term ?? '',
    },
  ];
  for (const fields of searches) {
    await call(company, '_ajax_search', fields);
    await call(workshop, '_ajax_search', fields);
  }
  for (const pricesent of ['12,50', '12.5', 'x', ''])
    await call(company, '_accountingsubtotals', { pricesent });
  for (const id of [first.id, variation, goods.soldOut.id, stranger, 'x'])
    await call(company, '_get_stock_quantity_addable', { id });
  for (const given of [String(first.id), 'x'])
    await call(company, '_get_stock_quantity_addable_multiple', { 'products[]': given });
  for (const fields of [
    { productid: first.id, productqty: 2 },
    { productid: variation, productqty: 1, attributes: '' },
    { productid: goods.variable.id, productqty: 1 },
    { productid: stranger, productqty: 1 },
    { productid: first.id, productqty: 0 },
    {},
  ])
    await call(company, '_bulkorder_add_cart_item', fields);
  for (const additions of [
    JSON.stringify([
      { productid: first.id, productqty: 1, attributes: [], customdata: [], qtyaddable: 9 },
      { productid: second.id, productqty: 2 },
    ]),
    '[{"productid":0}]',
    'x',
    '[]',
  ])
    await call(company, '_bulkorder_add_multiple', { additions });
  for (const productstring of [products, '', 'x', `${stranger}:1|`, `${first.id}:0|`]) {
    await call(company, '_bulkorder_save_list', {
      productstring,
      title: 'Tagliandi',
      pricelist: `${first.id}:3,50|`,
    });
    await call(company, '_bulkorder_add_cart', { productstring, listval: 0 });
    await call(company, '_purchase_list_update', { listid: 1, productstring });
  }
  await call(company, '_bulkorder_save_list', { productstring: products, title: '' });
  await addToCart(company, first.id, 2);
  for (const title of ['Dal carrello', '', 'x'.repeat(101)])
    await call(company, '_save_cart_to_purchase_list', { title });
  const lists = await shop.ask<{ id: number }>('select id from purchase_lists order by id');
  for (const { id } of [...lists.slice(0, 3), { id: stranger }]) {
    for (const visitor of [company, subaccount, workshop]) {
      await visitor.get(`/my-account/purchase-lists/${id}/`);
      await visitor.get(
        `/wp-admin/admin-ajax.php?action=wholesaledownloadpurchaselist&list=${id}&security=${await securityOf(context, visitor)}`,
      );
      await call(visitor, '_bulkorder_add_cart', { listval: id, productstring: products });
    }
  }
  await call(workshop, '_purchase_list_delete', { listid: lists[0]?.id ?? 0 });
  await call(company, '_purchase_list_delete', { listid: lists.at(-1)?.id ?? 0 });
};
