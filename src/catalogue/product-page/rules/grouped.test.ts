import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('things are grouped in the order in which they first came', () => {
  expect(grouped(['VW 1', 'Audi 1', 'VW 2'], (code) => code.split(' ')[0] ?? '')).toEqual([
    ['VW', ['VW 1', 'VW 2']],
    ['Audi', ['Audi 1']],
  ]);
});
