import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingsRegistry } from './registry.ts';
import { readSetting, type SettingValue, settingGroups, settingsOf, shownSetting } from './setting-form.ts';

describe('what staff enter for a setting', () => {
  test.each([
    ['a text without its blanks', { kind: 'text', isRequired: true }, ['  Da  Mario '], 'Da Mario'],
    ['a yes', { kind: 'flag' }, ['1'], true],
    ['a no, which posts nothing', { kind: 'flag' }, [], false],
    ['a number', { kind: 'number', max: 100 }, [' 048 '], 48],
    ['an amount of euro in cents', { kind: 'amount', max: 100_000 }, ['7,9 €'], 790],
    ['a choice', { kind: 'choice', choices: ['yes', 'no'] }, ['no'], 'no'],
    ['countries, each once', { kind: 'countries' }, ['IT', 'SM', 'IT'], ['IT', 'SM']],
    ['lines without empty ones', { kind: 'texts' }, ['a\n\n b \r\n'], ['a', 'b']],
  ] as const)('%s', (_, input, posted, value) => {
    expect(readSetting(input, posted)).toEqual({ ok: true, value });
  });

  test.each([
    ['missing', { kind: 'text', isRequired: true }, ['   ']],
    ['too-long', { kind: 'text', isRequired: false }, ['x'.repeat(301)]],
    ['no-email', { kind: 'email', isRequired: true }, ['ordini@']],
    ['not-a-number', { kind: 'number', max: 100 }, ['12,5']],
    ['not-a-number', { kind: 'number', max: 100 }, ['-1']],
    ['not-a-number', { kind: 'number', max: 100 }, []],
    ['too-large', { kind: 'number', max: 100 }, ['101']],
    ['too-large', { kind: 'number', max: 100 }, ['9'.repeat(400)]],
    ['not-an-amount', { kind: 'amount', max: 100 }, ['sette']],
    ['too-large', { kind: 'amount', max: 100 }, ['1,01']],
    ['no-choice', { kind: 'choice', choices: ['yes', 'no'] }, ['maybe']],
    ['no-country', { kind: 'country' }, ['XX']],
    ['no-country', { kind: 'countries' }, []],
    ['no-country', { kind: 'countries' }, ['IT', '__proto__']],
  ] as const)('is refused as %s', (code, input, posted) => {
    expect(readSetting(input, posted)).toMatchObject({ ok: false, error: { code } });
  });

  test('every default is shown as what is read again as itself, and stored as what the registry can read', () => {
    for (const { input, fallback, parse } of Object.values(settingsRegistry)) {
      const value: SettingValue = fallback;
      // What a new shop has to say itself has no default that anybody could enter.
      if ('isRequired' in input && input.isRequired && value === '') continue;
      expect(readSetting(input, shownSetting(input, value))).toEqual({ ok: true, value });
      expect(parse(JSON.parse(JSON.stringify(value)))).toEqual(value);
    }
  });

  test('whatever is posted is read as a value that the registry can read, or refused', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }), (posted) => {
        for (const { input, parse } of Object.values(settingsRegistry)) {
          const read = readSetting(input, posted);
          if (read.ok) expect(parse(JSON.parse(JSON.stringify(read.value)))).toEqual(read.value);
        }
      }),
    );
  });
});

test('every setting stands under one heading', () => {
  expect(settingGroups.flatMap(settingsOf).toSorted()).toEqual(Object.keys(settingsRegistry).toSorted());
});
