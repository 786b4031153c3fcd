import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { SettingInput } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingKey } from '#foundation/settings/rules/settings.ts';
import { settingsRegistry } from '../rules/registry.ts';
import { settingsOf, shownSetting } from '../rules/setting-form.ts';
import { readSettings } from './read-settings.ts';

/** A setting as the page of the settings shows it. */
export type ShownSetting = {
  readonly key: SettingKey;
  readonly input: SettingInput;
  /** as its fields show it */
  readonly shown: readonly string[];
  readonly fallback: readonly string[];
  readonly isDefault: boolean;
};

/** The settings under a heading as they are stored now. */
export async function readStaffSettings(
  { db }: Pick<RequestContext, 'db'>,
  group: string,
): Promise<readonly ShownSetting[]> {
  const settings = await readSettings(db);
  return settingsOf(group).map((key) => {
    const { input, fallback } = settingsRegistry[key];
    const shown = shownSetting(input, settings[key]);
    const usual = shownSetting(input, fallback);
    return { key, input, shown, fallback: usual, isDefault: shown.join('\n') === usual.join('\n') };
  });
}
