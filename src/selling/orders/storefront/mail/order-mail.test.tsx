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
const line = {
  productId: 1,
  variationId: null,
  sku: 'V-1',
  attributes: [],
  quantity: 1,
  unit: zeroCents,
  rate: 2200,
  net: zeroCents,
  tax: zeroCents,
  subtotal: zeroCents,
  discount: zeroCents,
  steps: [],
} as const;
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

const withdraw = 'Recedere dal contratto qui';

test('the confirmation tells consumers where they withdraw, from what they cannot, and has the model form', () => {
  const sold = {
    ...order,
    lines: [
      { ...line, id: 1, name: 'Vernice' },
      { ...line, id: 2, name: 'Disco' },
    ],
  };
  const exclusions = new Map([[1, 'made-to-measure'] as const]);
  const { screen } = orderMail({ order: sold, occasion, exclusions }, shop, 'order-confirmation');
  const said = renderToStaticMarkup(screen);
  expect(said).toContain(
    `<a href="https://shop.example/my-account/view-order/12/withdrawal/?link=********">${withdraw}</a>`,
  );
  expect(said).toContain('Vernice: fatto su misura o personalizzato');
  expect(said).not.toContain('Disco: ');
  expect(said).toContain('Modulo di recesso tipo');
});

test('where nothing can be withdrawn from, no link says otherwise', () => {
  const sold = { ...order, lines: [{ ...line, id: 1, name: 'Vernice' }] };
  const exclusions = new Map([[1, 'sealed'] as const]);
  for (const kind of ['order-confirmation', 'order-completed'] as const) {
    const { screen } = orderMail({ order: sold, occasion, exclusions }, shop, kind);
    expect(renderToStaticMarkup(screen)).not.toContain(withdraw);
  }
});

test('the emails of a parcel and of a sent order lead to the withdrawal; those to businesses and to the shop do not', () => {
  for (const kind of ['order-note', 'order-completed', 'order-processing'] as const) {
    expect(written(order, kind)).toContain(withdraw);
    expect(written({ ...order, mode: 'net' }, kind)).not.toContain(withdraw);
  }
  expect(written({ ...order, locale: 'en' }, 'order-completed')).toContain('Withdraw from contract here');
  expect(written(order, 'new-order')).not.toContain(withdraw);
  expect(written(order, 'order-cancelled')).not.toContain(withdraw);
});

test('the confirmation to a consumer shows the notice of the legal guarantee whole, with its page', () => {
  const name = `guarantee-${'a'.repeat(64)}-1200x1800.png`;
  const entered = { guarantee_notice_it: name, guarantee_page_it: 'https://europa.example/garanzia' };
  const selling = { ...shop, settings: settingsFrom(new Map(Object.entries(entered))) };
  const mail = (shown: OrderView, kind: OrderEmailKind) =>
    renderToStaticMarkup(orderMail({ order: shown, occasion }, selling, kind).screen);
  const said = mail(order, 'order-confirmation');
  expect(said).toContain(`src="https://shop.example/media/${name}"`);
  expect(said).toContain('width="540" height="810"');
  expect(said).toContain('href="https://europa.example/garanzia"');
  expect(mail(order, 'order-completed')).not.toContain(name);
  expect(mail({ ...order, mode: 'net' }, 'order-confirmation')).not.toContain(name);
  expect(written(order, 'order-confirmation')).not.toContain('<img');
});
