import { aClient, address, keyIn } from './store-api-client.ts';
import { newcomer, type Story } from './story.ts';

const base = '/wp-json/wc/store/v1';

/** What the cart, the checkout, batches and the user of the API refuse. */
export const storeApiRefusals: Story = async (context) => {
  const { people, goods } = context;
  const [item, , third] = goods.plenty;
  const guest = newcomer(context);
  const ask = await aClient(guest);
  for (const body of [
    {},
    { id: 0 },
    { id: 'x' },
    { id: 999_999 },
    { id: item.id, quantity: -1 },
    { id: item.id, quantity: 'due' },
    { id: item.id, quantity: 99_999 },
    { id: goods.soldOut.id },
    { id: goods.variable.id },
    { id: goods.variable.id, variation: [{ attribute: 'pa_x', value: 'y' }] },
    { id: item.id, key: 'x' },
    [],
    'text',
    null,
  ]) {
    await ask('POST', '/cart/add-item', body);
  }
  await ask('POST', '/cart/add-item', { id: third.id, quantity: 1 });
  const key = keyIn(await ask('GET', '/cart'));
  for (const [path, body] of [
    ['update-item', { key: 'x', quantity: 1 }],
    ['update-item', { key }],
    ['update-item', { key, quantity: 0 }],
    ['remove-item', {}],
    ['remove-item', { key: 'x' }],
    ['apply-coupon', {}],
    ['apply-coupon', { code: 'NESSUNO' }],
    ['remove-coupon', { code: 'NESSUNO' }],
    ['select-shipping-rate', { rate_id: 'x' }],
    ['select-shipping-rate', {}],
    ['update-customer', { billing_address: { country: 'XX' } }],
    ['update-customer', { billing_address: 'x' }],
    ['update-customer', { shipping_address: { country: 'IT', postcode: 'abc', state: 'ZZ' } }],
  ] as const) {
    await ask('POST', `/cart/${path}`, body);
  }
  await ask('GET', '/cart/items/nonsense');
  await ask('DELETE', '/cart/items/nonsense');
  await ask('GET', '/cart/coupons/nonsense');
  await ask('DELETE', '/cart/coupons/nonsense');
  await ask('POST', '/cart/add-item', { id: item.id }, { nonce: 'wrong' });
  await ask('POST', '/cart/add-item', { id: item.id }, { nonce: '' });
  await ask('POST', '/cart/add-item', { id: item.id }, { nonce: '', 'cart-token': 'wrong' });
  await ask('POST', '/cart/add-item', { id: item.id }, { origin: 'http://elsewhere.example' });
  await ask('POST', '/cart/add-item', { id: item.id }, { 'content-type': 'text/plain' });
  await guest.send({
    method: 'POST',
    path: `${base}/cart/add-item`,
    headers: { 'content-type': 'application/json' },
    body: '{"id":',
  });
  await guest.post(`${base}/cart/add-item`, { id: item.id, quantity: 1 });
  await ask('POST', '/cart/add-item', { id: item.id, note: 'x'.repeat(1_200_000) });
  for (const body of [
    {},
    { payment_method: 'nonsense' },
    { billing_address: address },
    { billing_address: { ...address, email: 'x' }, payment_method: 'bacs' },
    { billing_address: { ...address, email: 'a@b.it', postcode: '1' }, payment_method: 'bacs' },
    { billing_address: { ...address, email: 'a@b.it', country: 'US' }, payment_method: 'bacs' },
  ]) {
    await ask('POST', '/checkout', body);
    await ask('PUT', '/checkout', body);
  }
  await ask('POST', '/checkout/999999', { key: 'x' });
  for (const body of [
    {},
    { requests: [] },
    { requests: 'x' },
    {
      requests: [
        { path: '/wc/store/v1/cart/add-item', method: 'POST', body: { id: item.id, quantity: 1 } },
        { path: '/wc/store/v1/cart/add-item', method: 'POST', body: { id: 999_999 } },
        { path: '/wc/store/v1/cart', method: 'GET' },
        { path: '/nonsense', method: 'POST' },
      ],
    },
    {
      requests: Array.from({ length: 26 }, () => ({
        path: '/wc/store/v1/cart/add-item',
        method: 'POST',
        body: { id: item.id },
      })),
    },
    {
      validation: 'require-all-validate',
      requests: [{ path: '/wc/store/v1/cart/apply-coupon', method: 'POST', body: {} }],
    },
  ]) {
    const nonce = (await ask('GET', '/cart')).header('nonce');
    await ask('POST', '/batch', body);
    const requests =
      'requests' in body && Array.isArray(body.requests)
        ? body.requests.map((one) => ({ ...one, headers: { nonce } }))
        : [];
    await ask('POST', '/batch', { requests });
  }
  await ask('DELETE', `/cart/items/${key}`);
  await ask('DELETE', '/cart/items');
  await ask('POST', '/checkout', {
    billing_address: { ...address, email: 'a@b.it' },
    payment_method: 'bacs',
  });
  for (const visitor of [people.customer, people.workshop, guest]) {
    const { text: nonce } = await visitor.get('/wp-admin/admin-ajax.php?action=rest-nonce');
    await visitor.post('/wp-admin/admin-ajax.php', { action: 'rest-nonce' });
    for (const headers of [{ 'x-wp-nonce': nonce }, {}, { 'x-wp-nonce': 'wrong' }] as Readonly<
      Record<string, string>
    >[]) {
      await visitor.get('/wp-json/wp/v2/users/me', headers);
      for (const method of ['POST', 'PUT', 'PATCH'])
        await visitor.json(
          method,
          '/wp-json/wp/v2/users/me',
          { shop_meta: { coming_soon_banner_dismissed: 'yes' } },
          headers,
        );
      await visitor.json(
        'POST',
        '/wp-json/wp/v2/users/me',
        { shop_meta: 'x' },
        { ...headers, 'x-http-method-override': 'PUT' },
      );
      await visitor.json('DELETE', '/wp-json/wp/v2/users/me', {}, headers);
    }
    await visitor.get('/wp-json/wp/v2/users/me?_fields=id,name', { 'x-wp-nonce': nonce });
    await visitor.get('/wp-json/wp/v2/users/me?context=nonsense', { 'x-wp-nonce': nonce });
  }
};
