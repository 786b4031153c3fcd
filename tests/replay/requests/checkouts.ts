import { defaultWirePrefixes as prefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import {
  processCheckoutAction,
  processCheckoutField,
  updateOrderReviewAction,
} from '#selling/checkout/rules/checkout-actions.ts';
import { aCheckoutForm } from '../../factories/a-checkout-form.ts';
import type { Answer } from '../answers/ask-shop.ts';
import type { Visitor } from '../visitors/visitor.ts';
import {
  addToCart,
  applyCoupon,
  newcomer,
  nonceOf,
  type Story,
  type StoryContext,
  submitForm,
  wholesale,
} from './story.ts';

type Fields = Readonly<Record<string, string>>;

/** Posts the checkout form by script. */
async function orderByScript(context: StoryContext, visitor: Visitor, fields: Fields = {}): Promise<Answer> {
  const nonce = await nonceOf(context, visitor, processCheckoutAction(prefixes));
  return visitor.post('/?wc-ajax=checkout', {
    [processCheckoutField(prefixes)]: nonce,
    ...aCheckoutForm(fields),
  });
}

/** Looks at the order that an answer leads to as its buyer and as somebody else. */
async function follow(context: StoryContext, visitor: Visitor, answer: Answer): Promise<void> {
  const to =
    answer.header('location') || (/"redirect":"([^"]*)"/.exec(answer.text)?.[1] ?? '').replaceAll('\\/', '/');
  const path = to.replace(context.shop.shopUrl, '');
  if (!path.startsWith('/')) return;
  await visitor.get(path);
  await newcomer(context, 'somebody else').get(path.replace(/key=[^&]*/, 'key=wrong'));
}

/** What a company that has given no VAT number yet is asked for. */
const invoice = {
  invoice_wanted: '1',
  invoice_kind: 'business',
  invoice_company: 'Officina Riva S.r.l.',
  invoice_vat_number: 'IT01234567897',
  invoice_recipient_code: 'ABCDEFG',
};

const ways: readonly (readonly [who: 'customer' | 'workshop' | 'company' | 'subaccount', fields: Fields])[] =
  [
    ['customer', { payment_method: 'bacs' }],
    [
      'customer',
      {
        payment_method: 'cod',
        ship_to_different_address: '1',
        shipping_first_name: 'Ugo',
        shipping_last_name: 'Riva',
        shipping_country: 'IT',
        shipping_address_1: 'Via Roma 1',
        shipping_city: 'Cagliari',
        shipping_state: 'CA',
        shipping_postcode: '09121',
      },
    ],
    ['workshop', { payment_method: 'bacs', billing_company: 'Officina Riva S.r.l.' }],
    ['workshop', { payment_method: 'bacs', ...invoice }],
    ['company', { payment_method: 'credit' }],
    ['company', { payment_method: 'bacs', order_comments: 'Consegna al retro.' }],
    ['subaccount', { payment_method: 'approval' }],
    ['subaccount', { payment_method: 'approval', order_comments: 'Per il furgone.' }],
  ];

const mistakes: readonly Fields[] = [
  {},
  { billing_email: 'x' },
  { billing_postcode: '1', billing_state: 'ZZ' },
  { billing_country: 'US' },
  { terms: '' },
  { payment_method: 'nonsense' },
  { payment_method: 'credit' },
  { billing_first_name: '', billing_last_name: '', billing_city: '' },
  { billing_phone: 'non lo so' },
  { ship_to_different_address: '1' },
  { order_comments: 'x'.repeat(3000) },
];

/** Orders by script and by the form of the page, of each kind of buyer, with the summaries on the way and what is refused. */
export const checkouts: Story = async (context) => {
  const { people, goods } = context;
  const [first, second] = goods.plenty;
  const guest = newcomer(context);
  await guest.get('/checkout/');
  await orderByScript(context, guest);
  await addToCart(guest, first.id, 2);
  await guest.get('/checkout/');
  const review = { security: await nonceOf(context, guest, updateOrderReviewAction) };
  for (const fields of [
    { country: 'IT', state: 'MO', postcode: '41121' },
    { country: 'IT', state: 'CA', postcode: '09121', payment_method: 'cod' },
    { country: 'DE', postcode: '10115', vat_number: 'DE123456788' },
    { country: 'CH', postcode: '8001' },
    { country: 'US' },
    { country: 'IT', s_country: 'AT', s_postcode: '1010' },
    {},
  ]) {
    await guest.post('/?wc-ajax=update_order_review', { ...review, ...fields });
  }
  await guest.post('/?wc-ajax=update_order_review', { security: 'wrong' });
  for (const fields of mistakes) {
    if (fields !== mistakes[0]) await orderByScript(context, guest, fields);
    await submitForm(
      guest,
      '/checkout/',
      [processCheckoutField(prefixes)],
      aCheckoutForm({ ...fields, ...(fields === mistakes[0] ? { terms: '' } : {}) }),
    );
  }
  await guest.post('/?wc-ajax=checkout', aCheckoutForm());
  await follow(context, guest, await orderByScript(context, guest));
  await guest.get('/cart/');
  await addToCart(guest, second.id);
  const byForm = await submitForm(
    guest,
    '/checkout/',
    [processCheckoutField(prefixes)],
    aCheckoutForm({ billing_email: 'berta@example.com', payment_method: 'cod' }),
  );
  if (byForm) await follow(context, guest, byForm);
  await addToCart(guest, second.id);
  await follow(
    context,
    guest,
    await orderByScript(context, guest, {
      billing_email: 'carla@example.com',
      createaccount: '1',
      account_password: 'Cric-sollevatore-58-giallo',
      invoice_wanted: '1',
      invoice_kind: 'business',
      invoice_company: 'Carla S.r.l.',
      invoice_vat_number: 'IT01234567897',
      invoice_recipient_code: '0000000',
    }),
  );
  await addToCart(guest, goods.plenty[2].id, 4);
  for (const code of ['BENVENUTO10', 'OFFICINA25']) await applyCoupon(context, guest, code);
  await follow(
    context,
    guest,
    await orderByScript(context, guest, {
      billing_country: 'DE',
      billing_state: '',
      billing_postcode: '10115',
      billing_city: 'Berlin',
      billing_email: 'dora@example.com',
    }),
  );
  for (const [who, fields] of ways) {
    const visitor = people[who];
    await addToCart(visitor, first.id, 3);
    await addToCart(visitor, second.id, 2);
    await visitor.get('/checkout/');
    await follow(
      context,
      visitor,
      await orderByScript(context, visitor, { billing_email: `${who}@example.com`, ...fields }),
    );
    await visitor.get('/my-account/orders/');
  }
  const waiting = await context.shop.ask<{ id: number }>(
    `select id from orders where status = 'pending-approval' order by id`,
  );
  const [approved, rejected] = waiting;
  for (const visitor of [people.company, people.subaccount]) {
    for (const { id } of waiting) await visitor.get(`/my-account/view-order/${id}/`);
  }
  for (const orderid of [approved?.id ?? 0, approved?.id ?? 0, 999_999]) {
    await wholesale(context, people.workshop, '_approve_order', { orderid });
    await wholesale(context, people.company, '_approve_order', { orderid });
  }
  await wholesale(context, people.company, '_reject_order', {
    orderid: rejected?.id ?? 0,
    reason: 'Ne abbiamo ancora.',
  });
  await wholesale(context, people.company, '_reject_order', { orderid: rejected?.id ?? 0, reason: '' });
  const open = await context.shop.ask<{ id: number; key: string; status: string }>(
    `select id, order_key as key from orders where status in ('pending', 'on-hold') order by status desc, id`,
  );
  for (const { id, key } of open.slice(0, 6)) {
    for (const visitor of [people.company, people.customer, guest]) {
      await visitor.get(`/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`);
      await wholesale(context, visitor, '_update_fees', { order_id: id, payment_method: 'bacs', key });
    }
    await submitForm(
      people.company,
      `/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`,
      ['payment_method'],
      { payment_method: 'bacs' },
    );
  }
  for (const { id } of await context.shop.ask<{ id: number }>('select id from orders order by id')) {
    await people.company.get(`/my-account/view-order/${id}/`);
    await people.customer.get(`/my-account/view-order/${id}/`);
  }
};
