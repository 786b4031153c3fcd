import { flag } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

export const checkoutSettings = {
  /** the form has no browser validation of required fields; the server validates anyway (CHK-09) */
  disable_checkout_validation: flag('registration', false),
  /** the checkout offers guests to create an account (CHK-02) */
  checkout_create_account: flag('registration', true),
  /** a weak password of a new account refuses the order (PWD-16, `stop checkout`) */
  stop_checkout_on_weak_password: flag('registration', false),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof checkoutSettings> {}
}
