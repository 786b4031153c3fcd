import { expect, test } from 'vitest';
import { previewedAs } from './previewed-as.ts';

test.each([
  ['', 'guests'],
  ['as=guests', 'guests'],
  ['as=3', 3],
  ['as=-3', 'guests'],
  ['as=03', 'guests'],
  ['as=3&email=', 3],
  ['as=3&email=%20anna@example.com', { email: 'anna@example.com' }],
])('an address with %j asks for %j', (query, as) => {
  expect(previewedAs(new URLSearchParams(query))).toEqual(as);
});
