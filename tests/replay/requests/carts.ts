import {
  addToCart,
  applyCoupon,
  cartOf,
  newcomer,
  nonceOf,
  type Story,
  securityOf,
  submitForm,
  wholesale,
} from './story.ts';

/** The cart by script, by plain link and by the forms of its page, with good and bad input. */
export const carts: Story = async (context) => {
  const { people, goods } = context;
  const [first, second, third] = goods.plenty;
  const ajax = (name: string) => `/?wc-ajax=${name}`;
  for (const visitor of [newcomer(context), people.customer, people.workshop, people.subaccount]) {
    await visitor.get(ajax('get_refreshed_fragments'));
    await visitor.get('/cart/');
    await addToCart(visitor, first.id, 2);
    await addToCart(visitor, second.id);
    await visitor.post(ajax('add_to_cart'), {
      product_id: goods.variable.id,
      variation_id: goods.variations[0]?.id ?? 0,
      quantity: 1,
      ...goods.variations[0]?.terms,
    });
    await visitor.get('/cart/');
    await visitor.post(ajax('get_refreshed_fragments'), { notices: 1 });
    const { cart, cart_nonce: nonce } = await cartOf(visitor);
    const [line, other] = cart.lines;
    await applyCoupon(context, visitor, 'BENVENUTO10');
    await submitForm(visitor, '/cart/', ['update_cart'], { [`cart[${line?.key}][qty]`]: '3' });
    await submitForm(visitor, '/cart/', ['apply_coupon'], { coupon_code: 'spedizione0' });
    await submitForm(visitor, '/cart/', ['apply_coupon'], { coupon_code: 'NESSUNO' });
    await submitForm(visitor, '/cart/', ['calc_shipping'], {
      calc_shipping_country: 'IT',
      calc_shipping_state: 'CA',
      calc_shipping_postcode: '09121',
    });
    await visitor.get('/cart/');
    await visitor.get(`/?remove_coupon=spedizione0`);
    await visitor.get(`/cart/?remove_item=${other?.key}&_wpnonce=${nonce}`);
    await visitor.get(`/cart/?undo_item=${other?.key}&_wpnonce=${nonce}`);
    await visitor.post(ajax('remove_from_cart'), { cart_item_key: line?.key ?? '' });
    await visitor.get(ajax('get_cart_totals'));
    await visitor.get(ajax('get_customer_location'));
    await visitor.get('/cart/');
    await visitor.get('/checkout/');
  }
  const guest = newcomer(context);
  for (const fields of [
    {},
    { product_id: 0 },
    { product_id: 'x' },
    { product_id: 999_999 },
    { product_id: first.id, quantity: 0 },
    { product_id: first.id, quantity: -1 },
    { product_id: first.id, quantity: 'due' },
    { product_id: first.id, quantity: 1.5 },
    { product_id: first.id, quantity: 99_999 },
    { product_id: goods.soldOut.id },
    { product_id: goods.variable.id },
    { product_id: goods.variable.id, variation_id: 999_999 },
  ]) {
    await guest.post(ajax('add_to_cart'), fields);
    await guest.get(
      `/shop/?${new URLSearchParams(Object.entries({ 'add-to-cart': fields.product_id ?? '', ...fields }).map(([name, value]) => [name, String(value)]))}`,
    );
  }
  await guest.get(`/?add-to-cart=${first.id}&quantity=2`);
  await guest.get(`/product/${second.slug}/?add-to-cart=${second.id}`, { referer: 'http://localhost/shop/' });
  await guest.post(`/product/${third.slug}/`, { 'add-to-cart': third.id, quantity: 2 });
  await guest.get('/cart/');
  const { cart, cart_nonce: nonce } = await cartOf(guest);
  const key = cart.lines[0]?.key ?? '';
  for (const name of ['apply_coupon', 'remove_coupon']) {
    for (const code of ['', 'NESSUNO', 'OFFICINA25', 'benvenuto10', 'BENVENUTO10']) {
      const security = await nonceOf(context, guest, name.replace('_', '-'));
      for (const field of ['coupon_code', 'coupon'])
        await guest.post(ajax(name), { [field]: code, security });
      await guest.post(ajax(name), { coupon_code: code, security: 'wrong' });
    }
  }
  await guest.post(ajax('update_shipping_method'), { 'shipping_method[0]': 'flat_rate:1' });
  await guest.post(ajax('update_shipping_method'), { 'shipping_method[0]': 'nonsense', security: nonce });
  await guest.post(ajax('update_shipping_method'), { security: nonce }, { accept: 'text/html' });
  await submitForm(guest, '/cart/', ['update_cart'], { [`cart[${key}][qty]`]: 'molti' });
  await submitForm(guest, '/cart/', ['update_cart'], { [`cart[${key}][qty]`]: '0' });
  await guest.post('/cart/', { update_cart: '1', [`cart[${key}][qty]`]: 5 });
  for (const path of [
    `/cart/?remove_item=${key}`,
    `/cart/?remove_item=nonsense&_wpnonce=${nonce}`,
    '/cart/?undo_item=nonsense',
    '/cart/?remove_coupon=nonsense',
    '/?dismiss_store_notice=abc',
    '/shop/?dismiss_store_notice=',
  ]) {
    await guest.get(path);
  }
  for (const name of ['add_to_cart', 'remove_from_cart', 'checkout', 'update_order_review', 'nonsense', '']) {
    await guest.get(ajax(name));
    await guest.send({ method: 'PUT', path: ajax(name) });
    await guest.post(ajax(name), {}, { origin: 'http://elsewhere.example' });
    await guest.post(`${ajax(name)}&a=1`, {}, { 'content-type': 'application/json' });
  }
  await guest.json('POST', ajax('add_to_cart'), { product_id: first.id });
  await guest.send({
    method: 'POST',
    path: ajax('add_to_cart'),
    headers: { 'content-type': 'application/json' },
    body: '{"a":',
  });
  const elsewhere = newcomer(context, 'guest elsewhere');
  const token = (await elsewhere.get('/wp-json/wc/store/v1/cart')).header('cart-token');
  await elsewhere.json(
    'POST',
    '/wp-json/wc/store/v1/cart/add-item',
    { id: second.id, quantity: 3 },
    { 'cart-token': token },
  );
  const { header } = await elsewhere.get('/wp-json/wc/store/v1/cart', { 'cart-token': token });
  await guest.get(`/cart/?session=${encodeURIComponent(header('cart-token') || token)}`);
  await guest.get('/cart/');
  await guest.get('/cart/?session=nonsense');
  for (const visitor of [guest, people.workshop]) {
    await wholesale(context, visitor, '_update_payment_method', { payment_method: 'bacs' });
    await wholesale(context, visitor, '_update_payment_method', { payment_method: 'nonsense' });
    await visitor.post('/wp-admin/admin-ajax.php', {
      action: 'wholesale_update_payment_method',
      payment_method: 'cod',
      security: 'wrong',
    });
    for (const [vat, country] of [
      ['DE123456788', 'DE'],
      ['IT01234567897', 'IT'],
      ['IT00000000000', 'IT'],
      ['', 'IT'],
      ['123', 'XX'],
      ['DE999999999', 'DE'],
    ]) {
      await wholesale(context, visitor, 'validatevat', { vat: vat ?? '', country: country ?? '' });
    }
    for (const country of ['IT', 'DE', 'XX', ''])
      await wholesale(context, visitor, 'checkdeliverycountryvat', { deliverycountry: country });
  }
  const security = await securityOf(context, guest);
  await guest.get(`/wp-admin/admin-ajax.php?action=wholesalevalidatevat&vat=1&security=${security}`);
  for (const action of ['', 'nonsense', 'shop_get_refreshed_fragments', 'heartbeat']) {
    await guest.post('/wp-admin/admin-ajax.php', { action });
    await people.customer.get(`/wp-admin/admin-ajax.php?action=${action}`);
  }
};
