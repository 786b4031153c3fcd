import { expect, it } from 'vitest';
import { wayToNotice } from './way-to-notice.ts';

it.each([
  [900, 300, 0, 900],
  [900, 300, 500, 550],
  [900, 300, 1000, 200],
  [900, 300, 5000, 200],
  [900, 40, 1000, 0],
])(
  '[SITE-32] from %i to a notice at %i, after %i ms the page stands at %i',
  (from, top, elapsed, expected) => {
    expect(wayToNotice(from, top, elapsed)).toBe(expected);
  },
);
