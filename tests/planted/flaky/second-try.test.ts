import { expect, test } from 'vitest';

let tries = 0;

test('passes when it is repeated', () => {
  tries += 1;
  expect(tries).toBe(2);
});
