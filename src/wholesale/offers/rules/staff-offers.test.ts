import { expect, test } from 'vitest';
import { offersList } from './staff-offers.ts';

test('an address of the list of offers is read as it was written', () => {
  for (const query of [
    { words: '', state: null, page: 1 },
    { words: 'Officina Ada & figli', state: 'open', page: 3 },
  ] as const) {
    const { searchParams } = new URL(offersList.path(query), 'https://shop.example');
    expect(offersList.read(searchParams)).toEqual(query);
  }
});

test.each(['state=lost', 'page=0', 'page=x'])('%s is no query of the list', (search) => {
  expect(offersList.read(new URLSearchParams(search))).toBeNull();
});
