import { expect, test } from 'vitest';
import { alertIdIn, stockAlertKey } from './stock-alert-key.ts';

const sign = (text: string) => Buffer.from(text).toString('base64url');

test('a key names its request, and is another for each request and each address', () => {
  const key = stockAlertKey(sign, { id: 12, email: 'Anna@example.com' });
  expect(alertIdIn(key)).toBe(12);
  expect(stockAlertKey(sign, { id: 12, email: 'anna@example.com' })).toBe(key);
  expect(stockAlertKey(sign, { id: 12, email: 'carla@example.com' })).not.toBe(key);
});

test.each(['', '12', '.abcdefghijklmnopqrstuvwxyz', '0.abcdefghijklmnopqrstuvwxyz', '12.short', '12.a b'])(
  'a text that is no key names nothing: %s',
  (text) => expect(alertIdIn(text)).toBeNull(),
);
