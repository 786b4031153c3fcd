import { expect, it } from 'vitest';
import { choiceFilter, dayFilter, idFilter, listQuery, usualFilter, wordsFilter } from './list-query.ts';

const list = listQuery('parts', {
  words: wordsFilter(),
  state: choiceFilter('state', ['on', 'off']),
  vendorId: idFilter('vendor'),
  from: dayFilter('from'),
  sort: usualFilter('sort', ['newest', 'name'], 'newest'),
});
const read = (address: string) => list.read(new URLSearchParams(address));

it('an address without anything asks for the whole list', () => {
  expect(read('')).toEqual(list.whole);
  expect(list.path()).toBe('/staff/parts/');
  expect(list.isFiltered(list.whole)).toBe(false);
});

it('an address is read as it was written', () => {
  const query = {
    words: 'Ferri & figli',
    state: 'on',
    vendorId: 7,
    from: '2028-02-29',
    sort: 'name',
    page: 3,
  } as const;
  const path = list.path(query, { done: 'saved' });
  expect(path).toBe(
    '/staff/parts/?s=Ferri%20%26%20figli&state=on&vendor=7&from=2028-02-29&sort=name&page=3&done=saved',
  );
  expect(read(path.split('?')[1] ?? '')).toEqual(query);
});

it('blanks around a value, and what no database stores, are left out', () => {
  expect(read('s=%20ab%00c%20&state=+on&page=')).toEqual({ ...list.whole, words: 'abc', state: 'on' });
  expect(read(`s=${'x'.repeat(500)}`)?.words).toHaveLength(100);
});

it.each(['page=0', 'page=1e3', 'page=9999999', 'state=lost', 'vendor=-1', 'from=2027-02-29', 'sort=x'])(
  '%s asks for what cannot be',
  (address) => expect(read(address)).toBeNull(),
);

it('a filter that is taken off leads to the first page', () => {
  const query = { ...list.whole, words: 'x', state: 'on', page: 4 } as const;
  expect(list.isFiltered(query, ['words'])).toBe(true);
  expect(list.isFiltered(query, ['from'])).toBe(false);
  expect(list.path(list.without(query, ['words']))).toBe('/staff/parts/?state=on');
});
