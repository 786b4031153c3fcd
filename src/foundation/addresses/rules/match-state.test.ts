import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateLists } from './facts/states.data.ts';
import { matchState } from './match-state.ts';
import { statesOf } from './states.ts';

const everyState = Object.entries(stateLists).flatMap(([country, list]) =>
  list.map(([code, label]) => ({ country, code, label })),
);
const anyState = fc.constantFrom(...everyState);

describe('matching a state entered before', () => {
  test.each([
    ['IT', 'MI', 'MI'],
    ['IT', 'mi', 'MI'],
    ['IT', ' Milano ', 'MI'],
    ['IT', 'REGGIO  CALABRIA', 'RC'],
    ['IT', 'l’aquila', 'AQ'],
    ['IT', 'forlì-cesena', 'FC'],
    ['IT', 'forli\u0300-cesena', 'FC'],
    ['MA', 'MACAS', 'macas'],
    ['HK', 'hong kong', 'HONG KONG'],
    ['US', 'MI', 'MI'],
  ])('[ADDR-12] in %s, "%s" is %s', (country, entered, code) => {
    expect(matchState(statesOf(country), entered)).toBe(code);
  });

  test.each([
    ['IT', ''],
    ['IT', '   '],
    ['IT', 'Milan'],
    ['DE', 'MI'],
    ['FR', 'Paris'],
  ])('[ADDR-12] in %s, "%s" matches nothing', (country, entered) => {
    expect(matchState(statesOf(country), entered)).toBeNull();
  });

  test('[ADDR-12] every state is found by its code and by its label, in any case', () => {
    fc.assert(
      fc.property(
        anyState,
        fc.func(fc.boolean()),
        fc.constantFrom<'code' | 'label'>('code', 'label'),
        (state, upper, by) => {
          // İ and ß change letters when they change case
          fc.pre(!/[İıß]/.test(state[by]));
          const entered = [...state[by]]
            .map((email, index) => (upper(index) ? email.toUpperCase() : email.toLowerCase()))
            .join('');
          expect(matchState(statesOf(state.country), entered)).toBe(state.code);
        },
      ),
    );
  });

  test('[ADDR-12] a match is always a code of the list', () => {
    fc.assert(
      fc.property(anyState, fc.string(), ({ country }, entered) => {
        const matched = matchState(statesOf(country), entered);
        expect(matched === null || statesOf(country).some((option) => option.code === matched)).toBe(true);
      }),
    );
  });
});
