import { type Coded, formSchema, readForm } from '#foundation/forms/rules/form-schema.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import type { Definition, SettingInput, SettingProblem } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingKey } from '#foundation/settings/rules/settings.ts';
import { settingsRegistry } from './registry.ts';

/** What the form of the settings carries its nonce for. */
export const staffSettingsAction = 'staff-settings';

export type SettingValue = string | number | boolean | readonly string[];

export type ReadSetting =
  | { readonly ok: true; readonly value: SettingValue }
  | { readonly ok: false; readonly error: SettingRefusal };

/** Why what was entered is no value of a setting. */
export type SettingRefusal = Coded<SettingProblem>;

/** Reads what staff entered for a setting, as the fields of that name were posted. */
export function readSetting(
  { field }: Pick<Definition<SettingValue>, 'field'>,
  posted: readonly string[],
): ReadSetting {
  const read = readForm(formSchema({ value: field }), { value: posted });
  if (read.ok) return { ok: true, value: read.draft.value };
  const { value = 'missing' } = read.problems;
  return { ok: false, error: typeof value === 'string' ? { code: value } : value };
}

/** A setting's value as its field first shows it; more than one only for a group of check boxes. */
export function shownSetting(input: SettingInput, value: SettingValue): readonly string[] {
  if (input.kind === 'amount' && typeof value === 'number') return [formatAmount(toCents(value), 'it')];
  if (typeof value === 'boolean') return value ? ['1'] : [];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return input.kind === 'texts' ? [value.join('\n')] : value;
}

/** The settings under a heading, in the order of the registry; pictures of the shop have a page of their own. */
export function settingsOf(group: string): readonly SettingKey[] {
  return (Object.keys(settingsRegistry) as SettingKey[]).filter(
    (key) => settingsRegistry[key].group === group && settingsRegistry[key].input.kind !== 'elsewhere',
  );
}
