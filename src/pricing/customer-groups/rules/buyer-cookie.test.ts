import { expect, it } from 'vitest';
import { readBuyer, writeBuyer } from './buyer-cookie.ts';

it('says for whom the visitor buys, one line each, cut to the length that the header shows', () => {
  const buyer = { name: 'Officina Rossi\n& figli', group: 'Officine' };
  expect(readBuyer(writeBuyer(buyer))).toEqual({ name: 'Officina Rossi & figli', group: 'Officine' });
  expect(readBuyer(writeBuyer({ ...buyer, name: 'x'.repeat(500) }))?.name).toHaveLength(60);
  expect(readBuyer('')).toBeNull();
});
