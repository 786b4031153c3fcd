import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingGroups } from '#foundation/settings/rules/setting-groups.ts';
import type { Definition } from '#foundation/settings/rules/setting-kinds.ts';
import * as kinds from '#foundation/settings/rules/setting-kinds.ts';
import { settingsRegistry } from './registry.ts';
import { readSetting, type SettingValue, settingsOf, shownSetting } from './setting-form.ts';

describe('what staff enter for a setting', () => {
  test.each([
    ['a text without its blanks', kinds.text('shop', '', { isRequired: true }), ['  Da  Mario '], 'Da Mario'],
    ['a yes', kinds.flag('shop', true), ['1'], true],
    ['a no, which posts nothing', kinds.flag('shop', true), [], false],
    ['a number', kinds.wholeNumber('shop', 0, 100), [' 048 '], 48],
    ['an amount of euro in cents', kinds.amount('shop', 0, 100_000), ['7,9 €'], 790],
    ['a choice', kinds.oneOf('shop', ['yes', 'no'], 'yes'), ['no'], 'no'],
    ['countries, each once', kinds.countries('shop', []), ['IT', 'SM', 'IT'], ['IT', 'SM']],
    ['lines without empty ones', kinds.texts('shop', []), ['a\n\n b \r\n'], ['a', 'b']],
  ] as const)('%s', (_, setting, posted, value) => {
    expect(readSetting(setting, posted)).toEqual({ ok: true, value });
  });

  test.each([
    ['missing', kinds.text('shop', '', { isRequired: true }), ['   ']],
    ['too-long', kinds.text('shop', ''), ['x'.repeat(301)]],
    ['no-email', kinds.email('shop', ''), ['ordini@']],
    ['not-a-number', kinds.wholeNumber('shop', 0, 100), ['12,5']],
    ['not-a-number', kinds.wholeNumber('shop', 0, 100), ['-1']],
    ['not-a-number', kinds.wholeNumber('shop', 0, 100), []],
    ['too-large', kinds.wholeNumber('shop', 0, 100), ['101']],
    ['too-large', kinds.wholeNumber('shop', 0, 100), ['9'.repeat(400)]],
    ['not-an-amount', kinds.amount('shop', 0, 100), ['sette']],
    ['too-large', kinds.amount('shop', 0, 100), ['1,01']],
    ['no-choice', kinds.oneOf('shop', ['yes', 'no'], 'yes'), ['maybe']],
    ['no-country', kinds.country('shop', 'IT'), ['XX']],
    ['no-country', kinds.countries('shop', []), []],
    ['no-country', kinds.countries('shop', []), ['IT', '__proto__']],
  ] as const)('is refused as %s', (code, setting, posted) => {
    expect(readSetting(setting, posted)).toMatchObject({ ok: false, error: { code } });
  });

  test('every default is shown as what is parsed as itself, and stored as what the registry can read', () => {
    for (const setting of Object.values<Definition<SettingValue>>(settingsRegistry)) {
      const { input, fallback: value, schema } = setting;
      // What a new shop has to say itself has no default that anybody could enter.
      if ('isRequired' in input && input.isRequired && value === '') continue;
      expect(readSetting(setting, shownSetting(input, value))).toEqual({ ok: true, value });
      expect(schema.parse(JSON.parse(JSON.stringify(value)))).toEqual(value);
    }
  });

  test('any posted text is read as a value that the registry can read, or refused', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }), (posted) => {
        for (const setting of Object.values<Definition<SettingValue>>(settingsRegistry)) {
          const read = readSetting(setting, posted);
          if (read.ok)
            expect(setting.schema.parse(JSON.parse(JSON.stringify(read.value)))).toEqual(read.value);
        }
      }),
    );
  });
});

test('every setting is under one heading, and headings are in the order of their first settings', () => {
  // Pictures of the shop are sent on a page of their own.
  const entered = Object.entries(settingsRegistry).flatMap(([key, { input }]) =>
    input.kind === 'elsewhere' ? [] : key,
  );
  expect(settingGroups.flatMap(settingsOf).toSorted()).toEqual(entered.toSorted());
  expect(settingGroups).toEqual([...new Set(Object.values(settingsRegistry).map(({ group }) => group))]);
});

test('a schema says under which heading its setting is and how it is entered', () => {
  const { schema } = settingsRegistry.shop_name;
  expect(schema.meta()).toEqual({ group: 'shop', input: { kind: 'text', isRequired: true } });
});
