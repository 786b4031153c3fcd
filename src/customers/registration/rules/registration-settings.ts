import { flag } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** What staff set of registrations. */
export const registrationSettings = {
  /** an email to the shop for every registration that waits for approval */
  registration_notify_shop: flag('registration', true),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof registrationSettings> {}
}
