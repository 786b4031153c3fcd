import { expect, test } from 'vitest';
import { changedPrice } from './changed-price.ts';

test.each([
  ['1:800', '1:825', [800, 825]],
  ['1:800;10:750', '1:825;10:750', [800, 825]],
  ['1:800;10:750', '1:825;10:700', null],
  ['1:800', '1:800;10:700', null],
  ['10:750', '10:700', null],
  ['', '1:800', null],
])('from %j to %j: %j', (before, after, change) => expect(changedPrice(before, after)).toEqual(change));
