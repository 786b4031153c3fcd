import { expect, test } from 'vitest';
import { offeredOptions } from './offered-options.ts';
import { answerTo, isBegun, isComplete, purchaseBar } from './variation-answer.ts';

const side = 'attribute_pa_lato';
const size = 'attribute_pa_misura';
const names = [side, size];
const left10 = { id: 1, attributes: { [side]: 'sx', [size]: '10' }, buyable: true };
const left12 = { id: 2, attributes: { [side]: 'sx', [size]: '12' }, buyable: false };
const right12 = { id: 3, attributes: { [side]: 'dx', [size]: '12' }, buyable: true };
const variations = [left10, left12, right12];

test('[VAR-08] while an attribute is unchosen the button says that a selection is needed', () => {
  const answer = answerTo(names, variations, { [side]: 'sx' });
  expect(answer).toEqual({ kind: 'incomplete' });
  expect(purchaseBar(answer)).toBe('selection-needed');
});

test('[VAR-10] once all attributes are chosen the match is found', () => {
  expect(answerTo(names, variations, { [side]: 'dx', [size]: '12' })).toEqual({
    kind: 'found',
    variation: right12,
  });
});

test('[VAR-11] a variation that is open in an attribute matches any value of it', () => {
  const open = { id: 9, attributes: { [side]: '', [size]: '14' }, buyable: true };
  expect(answerTo(names, [open], { [side]: 'dx', [size]: '14' })).toEqual({ kind: 'found', variation: open });
});

test('[VAR-12] a match that can be bought bars nothing', () => {
  expect(purchaseBar({ kind: 'found', variation: left10 })).toBeNull();
});

test('[VAR-13] a match that cannot be bought is unavailable', () => {
  expect(purchaseBar({ kind: 'found', variation: left12 })).toBe('unavailable');
});

test('[VAR-15] a complete choice without a match is no match, and cannot be bought', () => {
  const answer = answerTo(names, variations, { [side]: 'dx', [size]: '10' });
  expect(answer).toEqual({ kind: 'no-match' });
  expect(purchaseBar(answer)).toBe('unavailable');
});

test('while the server is asked nothing can be bought and nothing is wrong', () => {
  expect(purchaseBar({ kind: 'asking' })).toBe('waiting');
});

test('[VAR-16] an option without any variation left is removed', () => {
  expect(offeredOptions(size, ['10', '12'], variations, { [side]: 'dx' })).toEqual([
    { slug: '12', disabled: false },
  ]);
  expect(offeredOptions(size, ['10', '12'], variations, {})).toHaveLength(2);
});

test('[VAR-16] an option is measured by the other choices, not by its own', () => {
  const choice = { [side]: 'sx', [size]: '12' };
  expect(offeredOptions(size, ['10', '12'], variations, choice).map((option) => option.slug)).toEqual([
    '10',
    '12',
  ]);
});

test('[VAR-16] an option whose remaining variations are all inactive is disabled', () => {
  const sleeping = [left10, { ...right12, active: false }];
  expect(offeredOptions(size, ['10', '12'], sleeping, {})).toEqual([
    { slug: '10', disabled: false },
    { slug: '12', disabled: true },
  ]);
});

test('[VAR-17] there is something to reset from the first choice on', () => {
  expect(isBegun(names, {})).toBe(false);
  expect(isBegun(names, { [side]: '', [size]: '' })).toBe(false);
  expect(isBegun(names, { [size]: '10' })).toBe(true);
  expect(isComplete(names, { [size]: '10' })).toBe(false);
  expect(isComplete(names, { [side]: 'sx', [size]: '10' })).toBe(true);
});
