import { expect, test } from 'vitest';
import {
  postedForm,
  typedAmount,
  typedDay,
  typedFlag,
  typedLine,
  typedShare,
  typedText,
  typedWhole,
} from './typed-values.ts';

const typed = (value: string) => postedForm([['a', value]]);

test.each([
  ['7,90', 790],
  [' 1.234 € ', 123_400],
  ['', null],
  ['7.9', 'wrong'],
  ['-1', 'wrong'],
])('the amount %j is %j cents', (value, cents) => expect(typedAmount(typed(value), 'a')).toBe(cents));

test.each([
  ['12', 12],
  ['', null],
  ['0', 'wrong'],
  ['101', 'wrong'],
  ['1e1', 'wrong'],
  ['-3', 'wrong'],
  ['9'.repeat(300), 'wrong'],
])('of 1 to 100 %j is %j', (value, whole) => expect(typedWhole(typed(value), 'a', 1, 100)).toBe(whole));

test.each([
  ['22', 2200],
  ['5,5 %', 550],
  ['12.25', 1225],
  ['100', 10_000],
  ['', null],
  ['100,01', 'wrong'],
  ['dieci', 'wrong'],
])('the share %j is %j basis points', (value, share) => expect(typedShare(typed(value), 'a')).toBe(share));

test.each([
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', 'wrong'],
  ['2026-13-01', 'wrong'],
  ['oggi', 'wrong'],
  ['', ''],
])('the day %j is read as %j', (value, day) => expect(typedDay(typed(value), 'a')).toBe(day));

test('boxes keep all their values, files and the names of objects count for nothing', () => {
  const form = postedForm([
    ['a', '1'],
    ['a', '2'],
    ['file', {}],
    ['__proto__', 'x'],
  ]);
  expect(form).toEqual({ a: ['1', '2'] });
  expect([typedText(form, 'toString'), typedFlag(form, 'constructor'), typedLine(form, 'b')]).toEqual([
    '',
    false,
    '',
  ]);
});
