import { flag } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

export const attributionSettings = {
  /** whether the shop records where its visitors come from (ATTR-07, ATTR-08) */
  order_attribution: flag('shop', true),
  /** visitors are asked first, and only the visits of those who agree are recorded (ATTR-08) */
  order_attribution_with_consent: flag('shop', false),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof attributionSettings> {}
}
