import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyBillingAddress } from '#foundation/addresses/rules/address.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { BackOfficeWords } from '#kit/words/back-office/back-office-words.tsx';
import type { OrderCare } from '../rules/order-care.ts';
import { ordersList } from '../rules/order-list-query.ts';
import { type OrderStatus, orderStatuses } from '../rules/order-status.ts';
import type { OrderView } from '../rules/order-view.ts';
import { OrderList } from './order-list.tsx';
import { OrderPage } from './order-page.tsx';

const billing = {
  ...emptyBillingAddress,
  firstName: 'Elena',
  lastName: 'Ferri',
  city: 'Modena',
  country: 'IT',
};

const order: OrderView = {
  id: 12,
  number: 10012,
  key: 'wc_order_a',
  status: 'on-hold',
  customerId: null,
  locale: 'it',
  mode: 'net',
  billing,
  shipping: billing,
  note: '',
  paymentMethod: 'bacs',
  paymentTitle: 'Bonifico bancario',
  shippingTitle: 'Spedizione gratuita',
  lines: [
    {
      id: 1,
      productId: 7,
      variationId: null,
      name: 'Disco freno <288>',
      sku: 'DF-288',
      attributes: [],
      quantity: 4,
      unit: toCents(3120),
      rate: 2200,
      net: toCents(12480),
      tax: toCents(2746),
      subtotal: toCents(12480),
      discount: toCents(0),
      steps: [
        { step: 'regular', amount: toCents(3762) },
        { step: 'price-list', list: 'officine', amount: toCents(3300) },
        { step: 'tier', list: 'officine', minQuantity: 4, amount: toCents(3120) },
      ],
    },
  ],
  subtotal: toCents(12480),
  coupons: [],
  shippingAmount: toCents(0),
  taxLines: [{ rate: 2200, tax: toCents(2746) }],
  tax: toCents(2746),
  total: toCents(15226),
  refunded: toCents(0),
  createdAt: '2026-11-21T13:05:00.000Z',
};

const care: OrderCare = {
  status: 'on-hold',
  changes: ['processing', 'cancelled'],
  mayBeRefunded: false,
  mayBeMarkedPaid: false,
  isOwedByCourier: false,
  mayGiveBack: true,
  refunded: toCents(0),
  refundSource: { by: 'staff', capturedIn: null },
  paidAt: null,
  paymentCheck: null,
  heldUntil: null,
  refundable: {
    mode: 'net',
    lines: [],
    shipping: { net: toCents(0), tax: toCents(0), refundedNet: toCents(0), refundedTax: toCents(0) },
    total: toCents(15226),
    refunded: toCents(0),
  },
  history: [],
  refunds: [],
  emails: [],
};

const paidAt = '2026-11-23T10:00:00.000Z';

const emptyList = {
  orders: [],
  total: 0,
  page: 1,
  pages: 1,
  query: ordersList.whole,
  checks: { transfer: 0, payment: 0, refund: 0 },
  counts: Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<OrderStatus, number>,
  payments: [],
};

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('staff see the steps of each price, net and VAT, and the sums', () => {
  const html = renderToStaticMarkup(
    <BackOfficeWords locale="it">
      <OrderPage
        order={order}
        care={care}
        done={null}
        problem={null}
        nonce="n"
        requestKey="k"
        mayOpenCustomers
      />
    </BackOfficeWords>,
  );
  expect(html).toMatch(/<details[^>]*><summary>Come nasce questo prezzo<\/summary>/);
  const text = textOf(html);
  for (const said of [
    'Prezzo di listino del negozio 37,62 €',
    'Prezzo del listino “officine” 33,00 €',
    'Scaglione da 4 pezzi del listino “officine” 31,20 €',
    '27,46 € (22%)',
    'IVA 22% 27,46 €',
    'Totale 152,26 €',
    'Disco freno &lt;288&gt;',
    '21/11/2026, 14:05',
    'ospite senza account',
  ]) {
    expect(text).toContain(said);
  }
});

test.each([
  ['without a parcel asks for courier and number', [], true],
  [
    'with a parcel asks only whether all has left',
    [
      {
        id: 1,
        courier: 'BRT',
        tracking: 'A 1',
        link: null,
        weightGrams: null,
        contents: [],
        togetherWith: null,
        deliveredAt: null,
        at: paidAt,
      },
    ],
    false,
  ],
] as const)('an order that is processed %s', (_, shipments, asks) => {
  const status = 'processing';
  const html = renderToStaticMarkup(
    <BackOfficeWords locale="it">
      <OrderPage
        order={{ ...order, status, shipments }}
        care={{ ...care, status, paidAt, changes: ['completed', 'cancelled'] }}
        done={null}
        problem={null}
        nonce="n"
        requestKey="k"
        couriers={['BRT']}
        mayOpenCustomers
      />
    </BackOfficeWords>,
  );
  const [, record = ''] = /<section[^>]*aria-label="A che punto[^>]*>(.*?)<\/section>/s.exec(html) ?? [];
  expect(textOf(record)).toContain(asks ? 'Spedisci' : 'Segna come spedito');
  expect(record.includes('name="courier-1"')).toBe(asks);
});

test('the list of a shop without orders says what it will show', () => {
  const html = renderToStaticMarkup(
    <BackOfficeWords locale="it">
      <OrderList list={emptyList} report={null} nonce="n" />
    </BackOfficeWords>,
  );
  expect(html).not.toContain('<table');
  expect(html).toContain('Non ci sono ancora ordini');
});
