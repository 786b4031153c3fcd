import { expect, test } from 'vitest';
import { offerListPath, readOfferQuery } from './staff-offers.ts';

test('an address of the list of offers is read as it was written', () => {
  for (const query of [
    { words: '', state: null, page: 1 },
    { words: 'Officina Ada & figli', state: 'open', page: 3 },
  ] as const) {
    const { searchParams } = new URL(offerListPath(query), 'https://shop.example');
    expect(readOfferQuery(searchParams)).toEqual(query);
  }
});

test.each(['state=lost', 'page=0', 'page=x'])('%s asks for no list', (search) => {
  expect(readOfferQuery(new URLSearchParams(search))).toBeNull();
});
