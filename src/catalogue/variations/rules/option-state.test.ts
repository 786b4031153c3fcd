import { expect, test } from 'vitest';
import { optionStates } from './option-state.ts';

const color = 'attribute_pa_colore';
const size = 'attribute_pa_litri';
const variations = [
  { attributes: { [color]: 'rosso', [size]: '1-l' }, buyable: true },
  { attributes: { [color]: 'rosso', [size]: '5-l' }, buyable: false },
  { attributes: { [color]: 'blu', [size]: '5-l' }, buyable: true },
  { attributes: { [color]: 'nero', [size]: '5-l' }, buyable: false, active: false },
];
const states = (name: string, slugs: readonly string[], choice = {}) =>
  Object.fromEntries(optionStates(name, slugs, variations, choice));

test('[VAR-28] an option that leads to something in stock is free', () => {
  expect(states(color, ['rosso', 'blu'])).toEqual({ rosso: 'free', blu: 'free' });
});

test('[VAR-28] an option whose variations beside the other choices are all sold out has no stock', () => {
  expect(states(color, ['rosso', 'blu'], { [size]: '5-l' })).toEqual({ rosso: 'no-stock', blu: 'free' });
});

test('[VAR-16] [VAR-28] an option that goes with none of the other choices, or is inactive, is disabled', () => {
  expect(states(color, ['rosso', 'blu', 'nero'], { [size]: '1-l' })).toEqual({
    rosso: 'free',
    blu: 'disabled',
    nero: 'disabled',
  });
  expect(states(color, ['nero'])).toEqual({ nero: 'disabled' });
});

test('[VAR-28] an option is judged by the other choices, not by its own', () => {
  expect(states(color, ['rosso', 'blu'], { [color]: 'blu', [size]: '1-l' })).toEqual({
    rosso: 'free',
    blu: 'disabled',
  });
});

test('[VAR-11] [VAR-28] a variation that is open in an attribute frees every option of it', () => {
  const open = [{ attributes: { [color]: '', [size]: '1-l' }, buyable: true }];
  expect([...optionStates(color, ['rosso', 'blu'], open, {}).values()]).toEqual(['free', 'free']);
});
