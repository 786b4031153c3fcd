import { expect, test } from 'vitest';
import { type OrderListQuery, ordersList } from './order-list-query.ts';

const read = (query: string) => ordersList.read(new URLSearchParams(query));

test('an address without parameters asks for the whole list', () => {
  expect(read('')).toEqual(ordersList.whole);
  expect(ordersList.path(ordersList.whole)).toBe('/staff/orders/');
});

test('a query that is written into an address is read back unchanged', () => {
  const query: OrderListQuery = {
    words: 'Ferri & figli',
    status: 'on-hold',
    check: 'payment',
    payment: 'bacs',
    channel: 'phone',
    from: '2024-02-29',
    to: '2026-11-21',
    sort: 'highest',
    page: 3,
  };
  expect(read(ordersList.path(query).split('?')[1] ?? '')).toEqual(query);
});

test.each([
  'page=0',
  'page=1e3',
  'page=-1',
  'status=lost',
  'check=lost',
  'sort=name',
  'from=2026-02-30',
  'from=2025-02-29',
  'to=21/11/2026',
  'from=2026-13-01',
  'payment=a%20b%27',
])('%s is not a valid query', (query) => {
  expect(read(query)).toBeNull();
});

test('search words are cut at their maximum length', () => {
  expect(read(`s=${'x'.repeat(500)}`)?.words).toHaveLength(100);
});
