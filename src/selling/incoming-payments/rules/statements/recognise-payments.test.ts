import { describe, expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { type KnownPayment, recognisePayments } from './recognise-payments.ts';

const payment = (more: Partial<KnownPayment> = {}) => ({
  bookedOn: '2026-11-12',
  valuedOn: '2026-11-12',
  amount: toCents(17_920),
  text: 'Ordine 100007',
  payer: 'Mario Rossi',
  reference: '',
  tracking: '',
  account: '',
  ...more,
});
/** The positions of those that are known. */
const found = (given: readonly ReturnType<typeof payment>[], known: readonly KnownPayment[], account = '') =>
  [...recognisePayments({ account, payments: given }, known)].toSorted();

/** As a bank writes the same payment into a table. */
const inTable = payment({ text: 'BONIFICO A VOSTRO FAVORE DA ROSSI MARIO PER Ordine 100007', payer: '' });

describe('a payment that another format has brought', () => {
  it.each([
    ['the same words elsewhere', inTable, payment()],
    [
      'more words in one of them',
      inTable,
      payment({ text: 'Ordine 100007 · E2E-44 · bonifico', reference: 'R1' }),
    ],
    [
      'the reference of the bank',
      payment({ reference: 'CRO 12' }),
      payment({ text: '', reference: 'CRO12' }),
    ],
  ])('is known by %s, whichever came first', (_, one, other) => {
    expect(found([one], [other])).toEqual([0]);
    expect(found([other], [one])).toEqual([0]);
  });

  it.each([
    ['of another day', { bookedOn: '2026-11-13' }],
    ['of another amount', { amount: toCents(17_921) }],
    ['with another number in its text', { text: 'Ordine 100008' }],
    ['of another payer', { payer: 'Ada Riva' }],
    ['with one word in common', { text: 'ordine', payer: '' }],
  ])('one %s is another payment', (_, other) => {
    expect(found([payment(other)], [inTable])).toEqual([]);
  });

  it('with another reference of the bank is another payment, whatever the words', () => {
    expect(found([payment({ reference: 'A1' })], [payment({ reference: 'B2' })])).toEqual([]);
  });

  it('of another account of the shop is another payment, where both files name it', () => {
    const there = payment({ account: 'IT60X0542811101000000123456' });
    expect(found([payment()], [there], 'IT28W8000000292100645211208')).toEqual([]);
    expect(found([payment()], [there], there.account)).toEqual([0]);
    expect(found([payment()], [there])).toEqual([0]);
  });

  it('counts once for each: two that are alike stay two, and a third is new', () => {
    expect(found([inTable, inTable], [payment(), payment()])).toEqual([0, 1]);
    expect(found([inTable, inTable, inTable], [payment(), payment()])).toEqual([0, 1]);
    expect(found([inTable, inTable], [payment()])).toEqual([0]);
  });

  it('is the one with the same words before one with more', () => {
    const more = payment({ text: 'Ordine 100007 saldo' });
    expect(found([more, payment()], [payment()])).toEqual([1]);
  });
});
