import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyBillingAddress } from '#foundation/addresses/rules/address.ts';
import { zeroCents } from '#foundation/money/rules/cents.ts';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import type { OrderEmailKind } from '../../rules/order-emails.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { orderMail } from './order-mail.tsx';

const order: OrderView = {
  id: 12,
  number: 10012,
  key: 'wc_order_a',
  status: 'processing',
  customerId: null,
  locale: 'it',
  mode: 'gross',
  billing: { ...emptyBillingAddress, firstName: 'Anna', email: 'anna@example.com' },
  shipping: emptyBillingAddress,
  note: '',
  paymentMethod: 'cod',
  paymentTitle: 'Contrassegno',
  shippingTitle: 'Corriere espresso',
  shippingMethod: 'flat_rate:3',
  arrivesOn: '2026-03-04',
  lines: [],
  subtotal: zeroCents,
  coupons: [],
  shippingAmount: zeroCents,
  taxLines: [],
  tax: zeroCents,
  total: zeroCents,
  refunded: zeroCents,
  createdAt: '2026-03-02T09:00:00.000Z',
};
const occasion = { who: 'customer', from: null, note: '', refunded: null } as const;
const shop = { settings: settingsFrom(new Map()), shopUrl: 'https://shop.example' };
const written = (shown: OrderView, kind: OrderEmailKind) =>
  renderToStaticMarkup(orderMail({ order: shown, occasion }, shop, kind).screen);

test('[CHK-13] the confirmation says the promised day, in the language of the order', () => {
  expect(written(order, 'order-confirmation')).toContain(
    'Consegna prevista: <strong>mercoledì 4 marzo</strong>',
  );
  expect(written({ ...order, locale: 'en' }, 'order-processing')).toContain(
    'Expected delivery: <strong>Wednesday 4 March</strong>',
  );
});

test('[CHK-13] an email about an order that waits, or about something else, says no day', () => {
  expect(written({ ...order, status: 'on-hold' }, 'order-confirmation')).not.toContain('Consegna prevista');
  expect(written(order, 'order-partly-refunded')).not.toContain('Consegna prevista');
  expect(written({ ...order, arrivesOn: null }, 'order-confirmation')).not.toContain('Consegna prevista');
});
