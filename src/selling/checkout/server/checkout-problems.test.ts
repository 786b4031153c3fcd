import { describe, expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { aCheckoutForm } from '#tests/factories/a-checkout-form.ts';
import { checkCheckoutForm, readCheckoutForm } from '../rules/checkout-form.ts';
import { checkoutProblems } from './checkout-problems.ts';

const words = messagesFor('it');

function problemsOf(options: Parameters<typeof aCheckoutForm>[0]) {
  const form = readCheckoutForm(aCheckoutForm(options));
  return checkoutProblems(words, { code: 'form', problems: checkCheckoutForm(form) }, form);
}

describe('checkoutProblems', () => {
  test('[PAY-31] [PAY-32] a missing field has a message beside it, and the form is called incomplete', () => {
    expect(problemsOf({ billing_postcode: '' })).toEqual([
      { field: null, text: 'I campi obbligatori del modulo non sono compilati.' },
      { field: 'billing_postcode', text: 'CAP di fatturazione è un campo obbligatorio' },
    ]);
  });

  test('[PAY-31] a field of the shipping address is named as one of shipping', () => {
    const shipTo = { ...aCheckoutForm(), ship_to_different_address: '1', shipping_country: 'IT' };
    expect(problemsOf(shipTo)).toContainEqual({
      field: 'shipping_first_name',
      text: 'Nome di spedizione è un campo obbligatorio',
    });
  });

  test.each([
    ['IT', 'Provincia di fatturazione è un campo obbligatorio'],
    ['US', 'Stato / Regione di fatturazione è un campo obbligatorio'],
  ])('the state of %s is named as the country names it', (country, text) => {
    expect(problemsOf({ billing_country: country, billing_state: '' })).toContainEqual({
      field: 'billing_state',
      text,
    });
  });

  test('a form with an invalid field is not called incomplete', () => {
    expect(problemsOf({ billing_email: 'anna' })).toEqual([
      { field: 'billing_email', text: 'Email di fatturazione non è un indirizzo email valido' },
    ]);
  });

  test('[PAY-33] terms that are not accepted are reported beside their box', () => {
    expect(problemsOf({ terms: undefined })).toEqual([
      { field: 'terms', text: "Leggi e accetta i termini e condizioni per procedere con l'ordine." },
    ]);
  });

  test('a note that is too long is reported beside it, with the limit', () => {
    expect(problemsOf({ order_comments: 'x'.repeat(2001) })).toEqual([
      { field: 'order_comments', text: 'Le note possono avere al massimo 2.000 caratteri.' },
    ]);
  });

  test.each([
    [{ code: 'cart-empty' as const }, null, /vuoto/],
    [{ code: 'cart-changed' as const }, null, /cambiato/],
    [{ code: 'no-shipping' as const }, null, /Non spediamo/],
    [
      { code: 'payment-not-offered' as const, refusal: { code: 'destination' as const } },
      'payment_method',
      /non è disponibile per questa destinazione/,
    ],
    [
      {
        code: 'payment-not-offered' as const,
        refusal: { code: 'below-minimum' as const, minimum: toCents(10_000) },
      },
      'payment_method',
      /è disponibile da 100,00.€ \+ IVA di merce in su/,
    ],
    [
      { code: 'payment-not-offered' as const, refusal: { code: 'not-offered' as const } },
      'payment_method',
      /non è disponibile per questo ordine/,
    ],
  ])('%j has one message', (error, field, text) => {
    expect(checkoutProblems(words, error)).toEqual([{ field, text: expect.stringMatching(text) }]);
  });

  test('every line that cannot be ordered is named', () => {
    const line = { key: 'k', name: 'Filtro olio' };
    const limits = { minimum: 1, maximum: 10, step: 1 };
    const problems = [
      { code: 'out-of-stock', ...line },
      { code: 'not-enough-stock', ...line, available: 3 },
      { code: 'not-purchasable', ...line },
      { code: 'quantity-refused', ...line, limits },
    ] as const;
    const said = checkoutProblems(words, { code: 'cart-problems', problems });
    expect(said).toHaveLength(4);
    for (const { field, text } of said) {
      expect(field).toBeNull();
      expect(text).toContain('Filtro olio');
    }
  });
});
