import { expect, test } from 'vitest';
import { postedForm, typedFlag, typedText } from './typed-values.ts';

test('checkboxes have all their values; files and names such as `__proto__` are left out', () => {
  const form = postedForm([
    ['a', '1'],
    ['a', '2'],
    ['file', {}],
    ['__proto__', 'x'],
  ]);
  expect(form).toEqual({ a: ['1', '2'] });
  expect([typedText(form, 'toString'), typedFlag(form, 'constructor'), typedText(form, 'b')]).toEqual([
    '',
    false,
    '',
  ]);
});
