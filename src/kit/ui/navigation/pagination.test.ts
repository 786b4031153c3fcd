import { expect, test } from 'vitest';
import { shownPages } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5, null, 20]],
  [5, 20, [1, null, 4, 5, 6, null, 20]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [20, 20, [1, null, 16, 17, 18, 19, 20]],
])('on page %i of %i these pages are offered', (page, pages, expected) => {
  expect(shownPages(page, pages)).toEqual(expected);
});
