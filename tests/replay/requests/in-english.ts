import { addToCart, newcomer, type Story } from './story.ts';

/** The shop in its other language: pages of each kind, refusals and emails' log, after the setting was changed. */
export const inEnglish: Story = async (context) => {
  const { people, shop, goods } = context;
  await shop.ask(
    `insert into settings (key, value) values ('interface_language', '"en"') on conflict (key) do update set value = excluded.value`,
  );
  await shop.ask(`notify shop_changes, 'all'`);
  const [item] = goods.plenty;
  const guest = newcomer(context);
  await addToCart(guest, item.id, 2);
  for (const path of [
    '/',
    '/shop/',
    '/shop/?s=zzzz',
    `/product-category/${goods.categories[0]}/`,
    `/product/${item.slug}/`,
    `/product/${goods.variable.slug}/`,
    `/product/${goods.soldOut.slug}/`,
    '/cart/',
    '/checkout/',
    '/my-account/',
    '/my-account/?role=officina',
    '/my-account/lost-password/',
    '/order-link/',
    '/request-quote/',
    '/tabella-prodotti/',
    '/privacy/',
    '/non-esiste/',
    '/wp-json/wc/store/v1/products/999999',
    '/wp-json/nonsense',
    '/?wc-ajax=get_refreshed_fragments',
  ]) {
    await guest.get(path);
  }
  await guest.post('/?wc-ajax=add_to_cart', { product_id: goods.soldOut.id });
  await guest.post('/?wc-ajax=checkout', {});
  await guest.post('/checkout/', {});
  for (const page of [
    '',
    'orders/',
    'edit-account/',
    'edit-address/billing/',
    'sessions/',
    'conversation/',
    'offers/',
    'purchase-lists/',
    'subaccounts/',
    'quick-order/',
    'quote-request/',
  ])
    await people.workshop.get(`/my-account/${page}`);
  for (const page of [
    '',
    'orders/',
    'orders/1/',
    'customers/',
    'customers/1/',
    'settings/',
    'price-lists/',
    'coupons/',
    'coupons/new/',
    'shipping/',
    'taxes/',
    'groups/',
    'payment-rules/',
    'payment-providers/',
    'post-box/',
    'audit/',
    'reviews/',
    'registrations/',
    'roles/',
    'offers/',
    'product-tables/',
    'vendors/',
    'vat-checks/',
    'searches/',
    'pictures/',
    'conversations/',
    'quote-fields/',
  ])
    await people.administrator.get(`/staff/${page}`);
  await shop.ask(`delete from settings where key = 'interface_language'`);
  await shop.ask(`notify shop_changes, 'all'`);
  await guest.get('/');
};
