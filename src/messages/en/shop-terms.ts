import type { shopTerms as italian } from '../it/shop-terms.ts';

export const shopTerms: typeof italian = {
  shipping: {
    from: (amount) => `from ${amount}`,
    freeFrom: (amount) => `for orders from ${amount}`,
    free: 'free of charge',
    none: 'The cart shows what shipping costs before the order is confirmed.',
  },
  payments: {
    account: (holder, iban) => (holder === '' ? `IBAN ${iban}.` : `Account holder ${holder}, IBAN ${iban}.`),
    none: 'The checkout shows the ways to pay.',
  },
};
