import type { SettingGroup } from '#foundation/settings/rules/setting-groups.ts';
import type { SettingKey, Settings } from '#foundation/settings/rules/settings.ts';

/** What staff read of a setting; one of a few words has a word for each of them. */
export type SettingWords<Value> = { readonly label: string; readonly hint?: string } & (Value extends
  | boolean
  | number
  | readonly string[]
  ? unknown
  : string extends Value
    ? unknown
    : { readonly choices: Readonly<Record<Value & string, string>> });

/** The words of every setting and heading: one without words is an error of types. */
export type WordsOfSettings = {
  readonly settings: { readonly [K in SettingKey]: SettingWords<Settings[K]> };
  readonly groups: Readonly<Record<SettingGroup, string>>;
};

/** What the field of a setting says. */
export type SaidOfSetting = {
  readonly label: string;
  readonly hint?: string;
  readonly choices?: Readonly<Record<string, string>>;
};

/** What staff read of a setting, from words that know every one. */
export function saidOfSetting({ settings }: WordsOfSettings, key: SettingKey): SaidOfSetting {
  return settings[key];
}
