import { expect, test } from 'vitest';
import { emptyAddress } from '#foundation/addresses/rules/address.ts';
import { zeroCents } from '#foundation/money/rules/cents.ts';
import type { OrderLine, OrderView } from '#selling/orders/rules/order-view.ts';
import type { Shipment } from '#selling/orders/rules/shipment.ts';
import { composeNote } from './compose-note.ts';
import type { DeliveryNoteDraft } from './delivery-note-form.ts';

const line = (id: number, name: string): OrderLine => ({
  id,
  productId: id,
  variationId: null,
  name,
  sku: `S${id}`,
  attributes: id === 2 ? [{ label: 'Colore', value: 'Nero' }] : [],
  quantity: 5,
  unit: zeroCents,
  rate: 2200,
  net: zeroCents,
  tax: zeroCents,
  subtotal: zeroCents,
  discount: zeroCents,
  steps: [],
});
const address = {
  ...emptyAddress,
  firstName: 'Ada',
  lastName: 'Riva',
  address1: 'Via Po 1',
  postcode: '41121',
  city: 'Modena',
  country: 'IT',
};
const order = {
  number: 1001,
  billing: { ...address, email: 'ada@example.com' },
  shipping: address,
  lines: [line(1, 'Disco freno'), line(2, 'Tappetini')],
} as unknown as OrderView;
const parcel = (id: number, given: Partial<Shipment> = {}): Shipment => ({
  id,
  courier: 'BRT',
  tracking: `T${id}`,
  link: null,
  weightGrams: 1500,
  contents: [{ lineId: 1, quantity: 2 }],
  togetherWith: null,
  deliveredAt: null,
  at: '2026-11-28T10:00:00Z',
  ...given,
});
const draft: DeliveryNoteDraft = {
  parcel: [1],
  reason: 'sale',
  packages: null,
  weight: null,
  appearance: 'Scatola',
  note: '',
};
const firm = {
  shop_name: 'Prova',
  shop_legal_name: 'Prova Srl',
  shop_address: 'Via Roma 1\n41121 Modena',
  shop_vat_number: '01234567897',
  shop_phone: '',
};
const words = { vatNumber: 'P. IVA', taxCode: 'C.F.' };
const compose = (given: Partial<Parameters<typeof composeNote>[0]> = {}) =>
  composeNote({ firm, order, parcels: [parcel(1)], draft, words, orderedOn: '2026-11-27', ...given });
const documentOf = (given: Partial<Parameters<typeof composeNote>[0]> = {}) => {
  const composed = compose(given);
  if (!composed.ok) throw new Error(composed.problem);
  return composed.document;
};

test('a delivery note names both parties, the goods of its parcels, and the transport', () => {
  const parcels = [
    parcel(1),
    parcel(2, {
      contents: [
        { lineId: 1, quantity: 1 },
        { lineId: 2, quantity: 4 },
      ],
    }),
  ];
  expect(documentOf({ parcels })).toEqual({
    sender: ['Prova Srl', 'Via Roma 1', '41121 Modena', 'P. IVA 01234567897'],
    recipient: ['Ada Riva', 'Via Po 1', '41121 Modena'],
    destination: [],
    orderNumber: 1001,
    orderedOn: '2026-11-27',
    reason: 'sale',
    carriers: ['BRT'],
    trackings: ['T1', 'T2'],
    lines: [
      { sku: 'S1', name: 'Disco freno', choices: '', quantity: 3 },
      { sku: 'S2', name: 'Tappetini', choices: 'Nero', quantity: 4 },
    ],
    packages: 2,
    weightGrams: 3000,
    appearance: 'Scatola',
    note: '',
  });
});

test('the destination is named where it is another one, and the numbers of an invoice', () => {
  const invoice = {
    kind: 'business' as const,
    company: 'Officina Srl',
    vatNumber: '09876543217',
    taxCode: '',
    recipientCode: '',
    pec: '',
  };
  const elsewhere = { ...order, shipping: { ...address, address1: 'Via Emilia 9' }, invoice };
  const { recipient, destination } = documentOf({ order: elsewhere });
  expect(recipient).toEqual(['Officina Srl', 'Ada Riva', 'Via Po 1', '41121 Modena', 'P. IVA 09876543217']);
  expect(destination).toEqual(['Ada Riva', 'Via Emilia 9', '41121 Modena']);
});

test('packages and weight are those that were typed, else those of the parcels; one that was not weighed makes it unknown', () => {
  expect(documentOf({ draft: { ...draft, packages: 7, weight: 900 } })).toMatchObject({
    packages: 7,
    weightGrams: 900,
  });
  expect(documentOf({ parcels: [parcel(1), parcel(2, { weightGrams: null })] }).weightGrams).toBeNull();
});

test('nothing is issued by a firm without address or VAT number, nor for parcels whose contents nobody knows', () => {
  expect(compose({ firm: { ...firm, shop_address: '' } })).toEqual({ ok: false, problem: 'no-firm-data' });
  expect(compose({ firm: { ...firm, shop_vat_number: '' } })).toEqual({ ok: false, problem: 'no-firm-data' });
  expect(compose({ parcels: [parcel(1, { contents: [] })] })).toEqual({
    ok: false,
    problem: 'unknown-contents',
  });
});
