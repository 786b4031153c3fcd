import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { exceedsLimit, refundLimitOn } from './refund-limit.ts';

test.each([
  [5000, 0, 5000, false],
  [5000, 0, 5001, true],
  [5000, 2000, 3000, false],
  [5000, 2000, 3001, true],
  [5000, 9000, 1, true],
  [undefined, 9000, 1_000_000, false],
])('a limit of %s with %s refunded, for %s more, is exceeded: %s', (limit, refunded, amount, exceeds) => {
  const order = { refunded: toCents(refunded) };
  const allowed = refundLimitOn(order, limit === undefined ? undefined : toCents(limit));
  expect(exceedsLimit(allowed, toCents(amount))).toBe(exceeds);
});
