import { expect, test } from 'vitest';
import { pagingHeaders } from './read-reply.ts';

const at = (number: number, total: number) =>
  pagingHeaders(
    { shopUrl: 'http://shop.test' },
    new Request(`http://10.0.0.1/products?per_page=2&page=${number}`),
    {
      number,
      size: 2,
      total,
    },
  );
const link = (page: number, rel: string) =>
  `<http://shop.test/products?per_page=2&page=${page}>; rel="${rel}"`;

test.each([
  [1, 5, '3', link(2, 'next')],
  [2, 5, '3', `${link(1, 'prev')}, ${link(3, 'next')}`],
  [3, 5, '3', link(2, 'prev')],
  [9, 5, '3', link(3, 'prev')],
  [1, 0, '0', undefined],
])('page %i of %i products', (number, total, pages, expected) => {
  expect(at(number, total)).toEqual({
    'X-WP-Total': String(total),
    'X-WP-TotalPages': pages,
    ...(expected === undefined ? {} : { Link: expected }),
  });
});
