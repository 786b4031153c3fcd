import { expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { coupons as english } from '#messages/en/coupons.ts';
import { coupons as italian } from '#messages/it/coupons.ts';
import { aCoupon } from './a-coupon.ts';
import { checkCoupon } from './check-coupon.ts';
import type { CodeRefusal, Coupon } from './coupon.ts';
import { couponCode, sameCode } from './coupon-code.ts';
import { couponSentence } from './coupon-sentence.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00+01:00`);
const now = day('2026-11-21');
const cart = {
  lines: [
    { key: 'k', productId: 1, itemId: 1, categories: [], onSale: true, quantity: 1, amount: toCents(3990) },
  ],
  goods: toCents(3990),
  // A buyer with net prices: amounts that include 22 % are shown without VAT.
  inMode: (withTax: number) => toCents(Math.round(withTax / 1.22)),
  now,
};

it.each<[Partial<Coupon>, string]>([
  [{ active: false }, 'Il codice “PROVA” non è più valido.'],
  [{ validFrom: day('2026-12-01') }, 'Il codice “PROVA” vale dal 1 dicembre 2026.'],
  [{ validUntil: day('2026-11-21') }, 'Il codice “PROVA” è scaduto: valeva fino al 20 novembre 2026.'],
  [{ limitTotal: 5, used: 5 }, 'Il codice “PROVA” è stato usato il numero massimo di volte.'],
  [{ limitPerCustomer: 1, usedByBuyer: 1 }, 'Hai già usato il codice “PROVA” tutte le volte consentite.'],
  [{ minimum: toCents(6100) }, 'Il codice “PROVA” vale per acquisti di almeno 50,00 €: mancano 10,10 €.'],
  [{ maximum: toCents(1220) }, 'Il codice “PROVA” vale per acquisti fino a 10,00 €.'],
  [
    { excludesSaleItems: true },
    'Il codice “PROVA” non vale per gli articoli in offerta, e nel carrello ci sono solo quelli.',
  ],
  [{ only: { products: [2], categories: [] } }, 'Il codice “PROVA” non vale per gli articoli nel carrello.'],
])('%j is refused with a message that says why', (options, sentence) => {
  const refusal = checkCoupon(aCoupon({ code: 'PROVA', ...options }), cart);
  if (!refusal) throw new Error('not refused');
  expect(couponSentence(italian, 'PROVA', refusal).replaceAll('\u00a0', ' ')).toBe(sentence);
  expect(couponSentence(english, 'PROVA', refusal)).toContain('“PROVA”');
});

it.each<[CodeRefusal, string]>([
  [{ code: 'no-code' }, 'Scrivi il codice sconto.'],
  [{ code: 'unknown' }, 'Il codice “X” non esiste. Controlla di averlo scritto bene.'],
  [{ code: 'already-applied' }, 'Il codice “X” è già applicato.'],
  [{ code: 'empty-cart' }, 'Il carrello è vuoto: aggiungi un articolo prima di usare il codice.'],
  [
    { code: 'not-combinable', other: 'SOLO' },
    'Il codice “X” non si somma al codice “SOLO”. Rimuovi “SOLO” per usarlo.',
  ],
])('%j becomes a message', (refusal, sentence) => {
  expect(couponSentence(italian, 'X', refusal)).toBe(sentence);
  expect(couponSentence(english, 'X', refusal)).not.toBe(sentence);
});

it('is valid from its first moment until its last, at its limits, and at its minimum and maximum', () => {
  const held = { validFrom: now, validUntil: now + 1, minimum: toCents(4868), maximum: toCents(4868) };
  expect(checkCoupon(aCoupon({ ...held, limitTotal: 2, used: 1 }), cart)).toBeNull();
});

it('codes are read without surrounding spaces and compared without regard to case', () => {
  expect(couponCode('  Benvenuto10 ')).toBe('Benvenuto10');
  expect([couponCode('  '), couponCode('x'.repeat(41)), couponCode('a\u0000b')]).toEqual([null, null, null]);
  expect(sameCode(' benvenuto10', 'BENVENUTO10')).toBe(true);
});
