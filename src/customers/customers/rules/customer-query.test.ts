import { expect, it } from 'vitest';
import { customersList } from './customer-query.ts';

const everything = { words: '', groupId: null, state: null, page: 1 };

it.each([
  ['', everything],
  ['s=%20Rossi%20&group=3&state=blocked&page=2', { words: 'Rossi', groupId: 3, state: 'blocked', page: 2 }],
  ['group=', everything],
])('the address ?%s is parsed, and written back', (address, query) => {
  const read = customersList.read(new URLSearchParams(address));
  expect(read).toEqual(query);
  const written = new URL(customersList.path(read ?? {}), 'http://shop.test').searchParams;
  expect(customersList.read(written)).toEqual(query);
});

it.each(['page=0', 'page=x', 'page=9999999', 'group=-1', 'group=1e3', 'state=gone'])(
  'the address ?%s is of no page',
  (address) => expect(customersList.read(new URLSearchParams(address))).toBeNull(),
);
