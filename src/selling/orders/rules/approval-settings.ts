import { flag, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

export const approvalSettings = {
  /** after approving an order the approver is redirected to its payment (APR-06) */
  order_approval_pay_now: flag('subaccounts', false),
  /** the main account gets a copy of the emails about orders of its subaccounts */
  subaccount_order_copies: flag('subaccounts', true),
  /** how many days stock is reserved for an order awaiting approval, and then payment; 0: without end */
  order_approval_hold_days: wholeNumber('subaccounts', 14, 365),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof approvalSettings> {}
}
