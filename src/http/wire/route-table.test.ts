import { expect, test } from 'vitest';
import { routeTable } from './route-table.ts';

const address = (entry: (typeof routeTable)[number]): string => {
  switch (entry.kind) {
    case 'plain-link':
      return `${entry.kind} ${entry.parameter}`;
    case 'page-action':
    case 'upload':
      return `${entry.kind} ${entry.path}`;
    case 'store-api':
    case 'platform-rest':
      return `${entry.kind} ${entry.method} ${entry.path}`;
    default:
      return `${entry.kind} ${entry.name}`;
  }
};

test('no address is in the table twice', () => {
  const addresses = routeTable.map(address);
  expect(addresses.filter((one, at) => addresses.indexOf(one) !== at)).toEqual([]);
});

test('every call says what it is for and what it answers', () => {
  const calls = routeTable.filter(({ kind }) => kind !== 'page-action');
  const silent = calls.filter(({ about: { summary, reply, errors } }) => {
    return !summary || !(reply.schema || reply.says || errors);
  });
  expect(silent.map(address)).toEqual([]);
});

test('[CART-04] the calls of the cart are open to everybody, and change something by POST only', () => {
  const calls = routeTable.filter((entry) => entry.kind === 'wc-ajax' && entry.methods === 'POST');
  expect(calls.map(address)).toEqual(
    expect.arrayContaining(['wc-ajax add_to_cart', 'wc-ajax remove_from_cart', 'wc-ajax checkout']),
  );
  expect(new Set(calls.map((entry) => entry.who))).toEqual(new Set(['everybody']));
});

test('only who is logged in gets a nonce for REST calls', () => {
  const entry = routeTable.find((one) => one.kind === 'admin-ajax' && one.name === 'rest-nonce');
  expect(entry?.who).toBe('customer');
});
