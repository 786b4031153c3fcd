import { aClient, address, keyIn } from './store-api-client.ts';
import { newcomer, type Story } from './story.ts';

/** The cart of the API from the first line to the order, for guests, customers and a workshop. */
export const storeApiCarts: Story = async (context) => {
  const { people, goods } = context;
  const [item, second] = goods.plenty;
  for (const visitor of [newcomer(context), people.customer, people.workshop, people.subaccount]) {
    const ask = await aClient(visitor);
    await ask('DELETE', '/cart/items');
    const added = await ask('POST', '/cart/add-item', { id: item.id, quantity: 2 });
    const key = keyIn(added);
    await ask('POST', '/cart/add-item', {
      id: goods.variable.id,
      quantity: 1,
      variation: Object.entries(goods.variations[0]?.terms ?? {}).map(([attribute, value]) => ({
        attribute,
        value,
      })),
    });
    await ask('POST', '/cart/items', { id: second.id });
    await ask('GET', '/cart');
    await ask('GET', '/cart/items');
    await ask('GET', `/cart/items/${key}`);
    await ask('POST', '/cart/update-item', { key, quantity: 3 });
    await ask('PUT', `/cart/items/${key}`, { quantity: 4 });
    await ask('PATCH', `/cart/items/${key}`, { quantity: 5 });
    await ask('POST', `/cart/items/${key}`, { quantity: 2 });
    await ask('POST', `/cart/items/${key}`, { quantity: 3 }, { 'x-http-method-override': 'PUT' });
    await ask('POST', '/cart/apply-coupon', { code: 'benvenuto10' });
    await ask('GET', '/cart/coupons');
    await ask('GET', '/cart/coupons/benvenuto10');
    await ask('POST', '/cart/remove-coupon', { code: 'benvenuto10' });
    await ask('POST', '/cart/coupons', { code: 'SPEDIZIONE0' });
    await ask('DELETE', '/cart/coupons/spedizione0');
    await ask('DELETE', '/cart/coupons');
    await ask('POST', '/cart/update-customer', {
      billing_address: { ...address, email: 'anna.bianchi@example.com' },
      shipping_address: address,
    });
    const cart: {
      shipping_rates?: { package_id: string | number; shipping_rates: { rate_id: string }[] }[];
    } = JSON.parse((await ask('GET', '/cart')).text);
    for (const { rate_id } of cart.shipping_rates?.[0]?.shipping_rates ?? [])
      await ask('POST', '/cart/select-shipping-rate', { package_id: '0', rate_id });
    await ask('POST', '/cart/extensions', { namespace: 'nonsense', data: {} });
    await ask('POST', '/cart/remove-item', { key: keyIn(await ask('GET', '/cart'), 1) });
    await ask('GET', '/checkout');
    await ask('PUT', '/checkout?__experimental_calc_totals=true', {
      payment_method: 'bacs',
      order_notes: 'Citofonare due volte.',
    });
    await ask('PATCH', '/checkout', { payment_method: 'cod' });
    const placed = await ask('POST', '/checkout', {
      billing_address: { ...address, email: 'anna.bianchi@example.com' },
      shipping_address: address,
      payment_method: visitor === people.subaccount ? 'approval' : 'bacs',
      customer_note: 'Grazie.',
    });
    const { order_id: id, order_key: orderKey } = JSON.parse(placed.text);
    await ask('GET', `/order/${id}?key=${orderKey}&billing_email=anna.bianchi@example.com`);
    await ask('GET', `/order/${id}`);
    await ask('GET', `/order/${id}?key=wrong`);
    await ask('POST', `/checkout/${id}`, {
      key: orderKey,
      billing_email: 'anna.bianchi@example.com',
      billing_address: { ...address, email: 'anna.bianchi@example.com' },
      payment_method: 'cod',
    });
  }
};
