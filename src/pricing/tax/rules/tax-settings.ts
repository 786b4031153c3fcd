import { flag } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** How prices hold VAT. */
export const taxSettings = {
  prices_include_tax: flag('catalogue', true),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof taxSettings> {}
}
