import { describe, expect, it } from 'vitest';
import { type CardFieldsState, judgeCardFields } from './card-fields.ts';
import { scriptParameters } from './script-parameters.ts';

const typed = { isEmpty: false, isValid: true };
const wrong = { isEmpty: false, isValid: false };
const empty = { isEmpty: true, isValid: false };

const stateOf = (
  change: Partial<CardFieldsState['fields']> = {},
  ...types: readonly string[]
): CardFieldsState => ({
  cards: types.map((type) => ({ type })),
  fields: { cardNumberField: typed, cardExpiryField: typed, cardCvvField: typed, ...change },
});

describe('the fields of a card', () => {
  it.each(['visa', 'mastercard', 'american-express'])('[PAY-10] %s is sent to the provider', (type) => {
    expect(judgeCardFields(stateOf({}, type))).toBeNull();
  });
  it.each(['discover', 'maestro', 'jcb', 'unionpay', 'diners-club'])(
    '[PAY-10] [PAY-29] %s is not',
    (type) => {
      expect(judgeCardFields(stateOf({}, type))).toEqual({ word: 'card-unsupported', kinds: ['number'] });
    },
  );
  it('[PAY-29] a brand that the script does not know either is refused', () => {
    expect(judgeCardFields({ ...stateOf(), errors: ['INELIGIBLE_CARD_VENDOR'] })?.word).toBe(
      'card-unsupported',
    );
  });
  it('[PAY-27] what is empty is named, before anything else', () => {
    const state = stateOf({ cardNumberField: empty, cardCvvField: empty, cardExpiryField: wrong });
    expect(judgeCardFields(state)).toEqual({ word: 'card-missing', kinds: ['number', 'cvv'] });
  });
  it('[PAY-28] so is what is not valid', () => {
    expect(judgeCardFields(stateOf({ cardExpiryField: wrong }, 'visa'))).toEqual({
      word: 'card-invalid',
      kinds: ['expiry'],
    });
  });
  it('[PAY-10] a number that may still become one of two brands is judged by its digits', () => {
    expect(judgeCardFields(stateOf({ cardNumberField: wrong }, 'discover', 'maestro'))?.word).toBe(
      'card-invalid',
    );
  });
});

it('[PAY-03] [PAY-07] the script is asked for in euro, Italian, and without what the wallet must not offer', () => {
  expect(scriptParameters('shop', { disabled: ['card', 'sofort'], enabled: ['paylater'] })).toEqual({
    'client-id': 'shop',
    currency: 'EUR',
    locale: 'it_IT',
    intent: 'capture',
    components: 'buttons,card-fields',
    commit: 'false',
    'disable-funding': 'card,sofort',
    'enable-funding': 'paylater',
  });
});
