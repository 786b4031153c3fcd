import { emptyAddress } from '#foundation/addresses/rules/address.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import type { ReturnRecord } from '#selling/returns/rules/return-view.ts';

const at = '2026-11-03T09:15:00.000Z';
const address = {
  ...emptyAddress,
  firstName: 'Anna',
  lastName: 'Bianchi',
  address1: 'Via Roma 1',
  city: 'Modena',
  state: 'MO',
  postcode: '41121',
  country: 'IT',
};
const amounts = { net: toCents(5082), tax: toCents(1118), total: toCents(6200) };

/** An order for the preview of an email in a shop that has none yet. */
export const sampleOrder: OrderView = {
  id: 1,
  number: 10001,
  key: '',
  status: 'processing',
  customerId: null,
  locale: 'it',
  mode: 'gross',
  billing: { ...address, email: 'anna.bianchi@example.com' },
  shipping: address,
  note: '',
  paymentMethod: 'bacs',
  paymentTitle: '',
  shippingTitle: '',
  lines: [
    {
      id: 1,
      productId: null,
      variationId: null,
      name: 'Disco freno',
      sku: 'DF-280',
      attributes: [],
      quantity: 2,
      unit: toCents(3100),
      rate: 2200,
      net: amounts.net,
      tax: amounts.tax,
      subtotal: amounts.total,
      discount: toCents(0),
      steps: [],
    },
  ],
  subtotal: amounts.total,
  coupons: [],
  shippingAmount: toCents(0),
  taxLines: [{ rate: 2200, tax: amounts.tax }],
  tax: amounts.tax,
  total: amounts.total,
  refunded: toCents(0),
  createdAt: at,
};

/** A return for the preview of an email in a shop that has none yet. */
export const sampleReturn: ReturnRecord = {
  id: 1,
  number: 1,
  orderId: 1,
  orderNumber: sampleOrder.number,
  kind: 'defect',
  state: 'requested',
  name: 'Anna Bianchi',
  email: 'anna.bianchi@example.com',
  reason: '',
  settledAs: null,
  refund: { total: amounts.total, state: 'done' },
  code: 'RESO-1',
  lines: [
    {
      id: 1,
      name: 'Disco freno',
      sku: 'DF-280',
      quantity: 1,
      conditions: null,
      restocked: 0,
      scrapped: 0,
      itemId: null,
    },
  ],
  files: [],
  events: [],
  at,
};

/** What the previews of the other emails speak of in a shop that has nothing of it yet. */
export const samples = {
  withdrawal: {
    name: 'Anna Bianchi',
    email: 'anna.bianchi@example.com',
    contract: String(sampleOrder.number),
    goods: '',
    locale: 'it',
    orderId: null,
    returnId: null,
    returnNumber: null,
    settledAs: null,
    at,
  },
  registration: {
    id: 1,
    firstName: 'Anna',
    name: 'Anna Bianchi',
    locale: 'it',
    role: { it: 'Officina', en: 'Workshop' },
    reason: '',
    answers: [],
  },
  conversation: {
    id: 1,
    type: 'message',
    title: 'Disco freno DF-280',
    seller: null,
    writer: 'Anna Bianchi',
    isGuest: false,
    company: '',
    firstName: 'Anna',
    body: 'Buongiorno, il disco va bene anche per il modello del 2019?',
    offerId: 1,
    prices: null,
    files: [],
  },
  offer: { id: 1, firstName: 'Anna', vendor: null, customText: '', validUntil: '' },
  review: {
    id: 1,
    author: 'Anna',
    rating: 5,
    body: 'Montato in un’ora, frena benissimo.',
    verified: true,
    productName: 'Disco freno',
  },
  stockAlert: { name: 'Disco freno', choices: '', sku: 'DF-280', slug: 'disco-freno', attributes: {} },
} as const;
