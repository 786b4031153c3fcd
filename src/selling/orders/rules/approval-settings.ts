import { flag, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

export const approvalSettings = {
  /** whoever has approved an order goes on to its payment (APR-06) */
  order_approval_pay_now: flag('subaccounts', false),
  /** how many days the goods of an order are kept that waits for its approval, and then for its payment; 0: without end */
  order_approval_hold_days: wholeNumber('subaccounts', 14, 365),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof approvalSettings> {}
}
