import { flag, text, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** What staff set of subaccounts. */
export const subaccountSettings = {
  /** how many letters and digits the top-level domain of an email address may have at most (SUB-22) */
  email_top_level_max: wholeNumber('registration', 63, 63),
  /** how many subaccounts a main account may have (SUB-14) */
  subaccounts_max: wholeNumber('subaccounts', 1000, 10_000),
  /** subaccounts log in by a username as well as by their email address (SUB-04) */
  subaccount_usernames: flag('subaccounts', true),
  /** fields of the shop's own on the forms of subaccounts, separated by `;` (SUB-06) */
  subaccount_custom_fields: text('subaccounts', ''),
  /** subscription products are sold: until then no permission for them is shown (SUB-10) */
  subscriptions_enabled: flag('subaccounts', false),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof subaccountSettings> {}
}
