import { newcomer, type Story, submitForm } from './story.ts';

// The number of nothing that the shop has.
const stranger = 999_999;

/** The quote list of a guest and of a company, and wholesale calls of whoever may not make them. */
export const quoteLists: Story = async (context) => {
  const { people, goods } = context;
  const { company, guest, customer } = people;
  const [first, second] = goods.plenty;
  const variation = goods.variations[0]?.id ?? 0;
  const shopper = newcomer(context);
  for (const visitor of [shopper, company]) {
    const position = await visitor.get('/request-quote/place/');
    const nonce = /"nonce":"([^"]*)"/.exec(position.text)?.[1] ?? '';
    for (const fields of [
      { raq_subaction: 'add_item', product_id: first.id, quantity: 2 },
      { raq_subaction: 'add_item', product_id: first.id },
      { raq_subaction: 'add_item', product_id: stranger },
      { raq_subaction: 'variation_exist', product_id: goods.variable.id, variation_id: variation },
      { raq_subaction: 'nonsense' },
      {},
    ]) {
      await visitor.post('/wp-admin/admin-ajax.php', { action: 'raq_action', _wpnonce: nonce, ...fields });
    }
    await visitor.post('/wp-admin/admin-ajax.php', {
      action: 'raq_action',
      raq_subaction: 'add_item',
      product_id: first.id,
    });
    await visitor.get(`/shop/?add-to-quote=${second.id}&quantity=3`);
    await visitor.get(`/shop/?add-to-quote=${stranger}`);
    await visitor.post(`/product/${goods.variable.slug}/`, {
      'add-to-quote': goods.variable.id,
      variation_id: variation,
      ...goods.variations[0]?.terms,
    });
    await visitor.get('/request-quote/');
    await submitForm(visitor, '/request-quote/', ['_wpnonce']);
    await visitor.post('/wp-admin/admin-ajax.php', {
      action: 'raq_action',
      _wpnonce: nonce,
      raq_subaction: 'remove_item',
      product_id: first.id,
    });
    await visitor.get('/request-quote/');
  }
  for (const action of [
    '_ajax_search',
    '_bulkorder_save_list',
    'requestquotecart',
    'sendinquiry',
    'addoffer',
    '_create_subaccount',
    '_approve_order',
  ]) {
    for (const visitor of [guest, customer, company])
      await visitor.post('/wp-admin/admin-ajax.php', { action: `wholesale${action}`, security: 'wrong' });
    await company.get(`/wp-admin/admin-ajax.php?action=wholesale${action}`);
  }
};
