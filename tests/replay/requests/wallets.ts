import { aCheckoutForm } from '../../factories/a-checkout-form.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { addToCart, newcomer, type Story } from './story.ts';

type Config = {
  readonly ajax: Readonly<Record<string, { readonly endpoint: string; readonly nonce: string }>>;
  readonly pay_link: string | null;
};

const configOf = async (visitor: Visitor, query = ''): Promise<Config> =>
  JSON.parse((await visitor.get(`/?wc-ajax=wallet-script-config${query}`)).text);

const cardholder = { card_first_name: 'Anna', card_last_name: 'Bianchi' };

const encoded = (fields: Parameters<typeof aCheckoutForm>[0] = {}) =>
  new URLSearchParams(aCheckoutForm({ payment_method: 'wallet', ...cardholder, ...fields })).toString();

/** Paying by wallet and by card, by scripts and by links, with the provider's messages. */
export const wallets: Story = async (context) => {
  const { people, goods, shop } = context;
  const [first, second] = goods.plenty;
  const guest = newcomer(context);
  for (const position of [
    'product&product_type=simple',
    'cart',
    'mini-cart',
    'checkout',
    'pay-now&order_id=1',
    'nonsense',
    '',
  ])
    await configOf(guest, `&context=${position}`);
  for (const visitor of [guest, people.customer, people.company]) {
    await addToCart(visitor, first.id, 2);
    const { ajax, pay_link: payLink } = await configOf(visitor, '&context=checkout');
    const call = async (name: string, body: object = {}) => {
      const { endpoint = `/?wc-ajax=wallet-${name}`, nonce = '' } = ajax[name.replaceAll('-', '_')] ?? {};
      return visitor.json('POST', endpoint, { ...body, nonce });
    };
    await visitor.get('/?wc-ajax=wallet-cart-script-params&shipping=1');
    await call('cart-script-params');
    await call('data-client-id');
    await call('simulate-cart', { products: [{ id: second.id, quantity: 2 }] });
    await call('simulate-cart', { products: 'x' });
    await call('save-checkout-form', { form_encoded: encoded() });
    await call('validate-checkout', { form_encoded: encoded() });
    await call('validate-checkout', { form_encoded: encoded({ billing_email: 'x', terms: '' }) });
    for (const name of [
      'approve-subscription',
      'vault-paypal',
      'create-setup-token',
      'create-payment-token',
      'update-customer-id',
    ])
      await call(name, { order_id: 'x', payment_method: 'wallet' });
    await call('create-order', {
      context: 'checkout',
      payment_method: 'wallet',
      form_encoded: encoded({ billing_email: 'x' }),
    });
    for (const method of ['wallet', 'card']) {
      await addToCart(visitor, first.id);
      const form = encoded({ payment_method: method, billing_email: `${visitor.name}@example.com` });
      const created = await call('create-order', {
        context: 'checkout',
        payment_method: method,
        funding_source: method === 'card' ? 'card' : 'paypal',
        form_encoded: form,
      });
      const id = /"id":"([^"]*)"/.exec(created.text)?.[1] ?? 'ORDER-0';
      await call('get-order', { order_id: id });
      await call('update-shipping', { order_id: id });
      await call('approve-order', { order_id: id });
      if (shop.provider.ledger.orders.has(id))
        shop.provider.approve(
          id,
          method === 'card' ? { brand: 'visa', liability_shift: 'POSSIBLE' } : undefined,
        );
      await call('approve-order', { order_id: id, funding_source: 'paypal' });
      await call('get-order', { order_id: 'ORDER-999' });
      await visitor.get('/checkout/');
      const nonce =
        /name="shop-process-checkout-nonce"[^>]*value="([^"]*)"/.exec(
          (await visitor.get('/checkout/')).text,
        )?.[1] ?? '';
      const placed = await visitor.post('/?wc-ajax=checkout', {
        'shop-process-checkout-nonce': nonce,
        ...aCheckoutForm({
          ...cardholder,
          payment_method: method,
          billing_email: `${visitor.name}@example.com`,
        }),
      });
      const to = (/"redirect":"([^"]*)"/.exec(placed.text)?.[1] ?? '/cart/')
        .replaceAll('\\/', '/')
        .replace(shop.shopUrl, '');
      if (to.startsWith('/')) await visitor.get(to);
      for (const kind of ['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED', 'NONSENSE']) {
        const body = JSON.stringify({
          id: `WH-${visitor.name}-${method}-${kind}`,
          event_type: kind,
          resource_type: 'checkout-order',
          resource: { id },
        });
        const message = shop.provider.webhook(kind, { id }, `WH-${visitor.name}-${method}-${kind}`);
        const headers = Object.fromEntries(message.headers);
        await guest.send({
          method: 'POST',
          path: '/wp-json/wallet/v1/incoming',
          headers,
          body: await message.text(),
        });
        await guest.send({ method: 'POST', path: '/wp-json/wallet/v1/incoming', headers, body });
      }
    }
    await addToCart(visitor, second.id);
    await call('change-cart', { products: [{ id: first.id, quantity: 1 }] });
    await visitor.get('/cart/');
    const link = payLink?.replace(shop.shopUrl, '').replaceAll('&amp;', '&');
    if (link) {
      const left = await visitor.get(link);
      const token = /token=([^&]*)/.exec(left.header('location'))?.[1] ?? 'ORDER-0';
      await visitor.get(`/?wc-ajax=wallet-return-url&token=${token}`);
      if (shop.provider.ledger.orders.has(token)) shop.provider.approve(token);
      await visitor.get(`/?wc-ajax=wallet-return-url&token=${token}&PayerID=PAYER1`);
      const page = await visitor.get('/checkout/');
      const cancel = /href="([^"]*cancel_payment=1[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&');
      if (cancel) await visitor.get(cancel.replace(shop.shopUrl, ''));
    }
    await visitor.get('/?pay_with=wallet');
    await visitor.get('/?pay_with=nonsense&_wpnonce=wrong');
    await visitor.get('/my-account/payment-methods/?add_method=wallet&_wpnonce=wrong');
    await visitor.get('/checkout/?cancel_payment=1');
    for (const name of [
      'create-order',
      'get-order',
      'approve-order',
      'simulate-cart',
      'data-client-id',
      'update-shipping',
    ]) {
      await visitor.json('POST', `/?wc-ajax=wallet-${name}`, { nonce: 'wrong' });
      await visitor.get(`/?wc-ajax=wallet-${name}`);
    }
  }
  for (const body of ['', '{', '{}', '[]'])
    await guest.send({
      method: 'POST',
      path: '/wp-json/wallet/v1/incoming',
      headers: { 'content-type': 'application/json' },
      body,
    });
  await guest.get('/wp-json/wallet/v1/incoming');
  await guest.get('/wp-json/wallet/v1/notices/paypal');
  await guest.send({ method: 'POST', path: '/wp-json/wallet/v1/notices/paypal', headers: {}, body: '{}' });
};
