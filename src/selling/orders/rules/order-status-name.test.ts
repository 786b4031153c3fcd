import { describe, expect, it, test } from 'vitest';
import { orders as words } from '#messages/it/orders.ts';
import { eventStatusNames, orderStatusName } from './order-status-name.ts';

test.each([
  ['on-hold', 'bacs', false, 'Attende il bonifico'],
  ['on-hold', 'bacs', true, 'In sospeso'],
  ['on-hold', 'wallet', false, 'Pagamento in verifica'],
  ['on-hold', 'card', false, 'Pagamento in verifica'],
  ['on-hold', 'cod', false, 'In sospeso'],
  ['on-hold', 'a method of former days', false, 'In sospeso'],
  ['pending', 'bacs', false, 'In attesa di pagamento'],
  ['processing', 'bacs', true, 'In lavorazione'],
] as const)('an order that is %s by %s, paid: %s, is called %s', (status, paymentMethod, isPaid, name) => {
  expect(orderStatusName(words, { status, paymentMethod, isPaid })).toBe(name);
});

describe('the history of an order by bank transfer', () => {
  const placed = { from: null, to: 'on-hold' } as const;
  const paid = { from: 'on-hold', to: 'processing' } as const;
  const held = { from: 'processing', to: 'on-hold' } as const;
  const names = (...events: readonly Parameters<typeof eventStatusNames>[2][]) =>
    events.map((event, at) => eventStatusNames(words, 'bacs', event, events.slice(at + 1)));

  it('waits for the transfer until it is paid', () => {
    expect(names(paid, placed)).toEqual([
      { from: 'Attende il bonifico', to: 'In lavorazione' },
      { from: '', to: 'Attende il bonifico' },
    ]);
  });

  it('is on hold, and waits for nothing, where it was paid before', () => {
    expect(names({ from: 'on-hold', to: 'processing' }, held, paid, placed).slice(0, 2)).toEqual([
      { from: 'In sospeso', to: 'In lavorazione' },
      { from: 'In lavorazione', to: 'In sospeso' },
    ]);
  });
});
