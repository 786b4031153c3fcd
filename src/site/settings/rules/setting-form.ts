import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import type { SettingInput } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingKey } from '#foundation/settings/rules/settings.ts';
import { settingsRegistry } from './registry.ts';

/** What the form of the settings carries its nonce for. */
export const staffSettingsAction = 'staff-settings';

export type SettingValue = string | number | boolean | readonly string[];

/** Why what was entered is no value of a setting. */
export type SettingProblem =
  | {
      readonly code:
        | 'missing'
        | 'too-long'
        | 'no-email'
        | 'not-a-number'
        | 'not-an-amount'
        | 'no-choice'
        | 'no-country';
    }
  | { readonly code: 'too-large'; readonly max: number };

export type ReadSetting =
  | { readonly ok: true; readonly value: SettingValue }
  | { readonly ok: false; readonly error: SettingProblem };

const longestText = 300;
const mostTexts = 100;

const fine = (value: SettingValue): ReadSetting => ({ ok: true, value });
const wrong = (error: SettingProblem): ReadSetting => ({ ok: false, error });

function readText(typed: string, isRequired: boolean): ReadSetting {
  const line = tidyText(typed);
  if (isRequired && line === '') return wrong({ code: 'missing' });
  return line.length > longestText ? wrong({ code: 'too-long' }) : fine(line);
}

function readWhole(typed: string, max: number): ReadSetting {
  const digits = typed.trim().replace(/^0+(?=\d)/, '');
  if (!/^\d+$/.test(digits)) return wrong({ code: 'not-a-number' });
  return digits.length > 10 || Number(digits) > max
    ? wrong({ code: 'too-large', max })
    : fine(Number(digits));
}

/** Reads what staff entered for a setting, as the fields of that name were posted. */
export function readSetting(input: SettingInput, posted: readonly string[]): ReadSetting {
  const [typed = ''] = posted;
  switch (input.kind) {
    case 'text':
      return readText(typed, input.isRequired);
    case 'email': {
      const address = typed.trim();
      return isEmail(address) ? fine(address) : wrong({ code: 'no-email' });
    }
    case 'flag':
      return fine(posted.includes('1'));
    case 'number':
      return readWhole(typed, input.max);
    case 'amount': {
      const amount = parseEuro(typed.replace(/€/g, ''));
      if (amount === null) return wrong({ code: 'not-an-amount' });
      return amount > input.max ? wrong({ code: 'too-large', max: input.max }) : fine(amount);
    }
    case 'choice':
      return input.choices.includes(typed) ? fine(typed) : wrong({ code: 'no-choice' });
    case 'country':
      return isCountry(typed) ? fine(typed) : wrong({ code: 'no-country' });
    case 'countries': {
      const codes = [...new Set(posted)];
      return codes.length > 0 && codes.every(isCountry) ? fine(codes) : wrong({ code: 'no-country' });
    }
    case 'texts': {
      const lines = typed
        .split('\n')
        .map(tidyText)
        .filter((line) => line !== '');
      const tooLong = lines.length > mostTexts || lines.some((line) => line.length > longestText);
      return tooLong ? wrong({ code: 'too-long' }) : fine(lines);
    }
  }
}

/** A value as its field shows it, before anybody typed; several only for several boxes. */
export function shownSetting(input: SettingInput, value: SettingValue): readonly string[] {
  if (input.kind === 'amount' && typeof value === 'number') return [formatAmount(toCents(value), 'it')];
  if (typeof value === 'boolean') return value ? ['1'] : [];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return input.kind === 'texts' ? [value.join('\n')] : value;
}

/** The settings under a heading, in the order of the registry. */
export function settingsOf(group: string): readonly SettingKey[] {
  return (Object.keys(settingsRegistry) as SettingKey[]).filter(
    (key) => settingsRegistry[key].group === group,
  );
}

/** The headings that have settings, in the order of the registry. */
export const settingGroups = [...new Set(Object.values(settingsRegistry).map(({ group }) => group))];
