import { expect, test } from 'vitest';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { adjustmentForm, readPieces, thresholdForm } from './stock-forms.ts';

test.each([
  ['12', 12],
  [' +3 ', 3],
  ['-3', -3],
  ['−3', -3],
  ['-0', 0],
  ['1000000', 1_000_000],
  ['1000001', Number.NaN],
  ['1,5', Number.NaN],
  ['1.000', Number.NaN],
  ['--1', Number.NaN],
  ['', Number.NaN],
])('%j are %d pieces', (text, pieces) => {
  expect(readPieces(text)).toBe(pieces);
});

const posted = {
  mode: ['count'],
  pieces: ['7'],
  reason: ['damage'],
  note: [' rotto  in due '],
  seen: ['-2'],
};

test('an adjustment is read with the stock that it was typed for', () => {
  expect(readForm(adjustmentForm, posted)).toEqual({
    ok: true,
    draft: { mode: 'count', pieces: 7, reason: 'damage', note: 'rotto in due', seen: -2, at: null },
  });
});

test.each([
  ['pieces', { pieces: ['sette'] }, 'not-pieces'],
  ['pieces', { pieces: ['-1'] }, 'negative-count'],
  ['pieces', { mode: ['difference'], pieces: ['0'] }, 'no-difference'],
  ['reason', { reason: ['sale'] }, 'no-reason'],
  ['mode', { mode: ['both'] }, 'no-mode'],
  ['note', { note: ['x'.repeat(301)] }, 'note-too-long'],
])('an adjustment with wrong %s is refused: %j', (field, change, problem) => {
  expect(readForm(adjustmentForm, { ...posted, ...change })).toEqual({
    ok: false,
    problems: { [field]: problem },
  });
});

test.each(['', '-1', 'x', '1000001'])('%j is no threshold', (threshold) => {
  expect(readForm(thresholdForm, { threshold: [threshold] })).toEqual({
    ok: false,
    problems: { threshold: 'not-a-threshold' },
  });
});
