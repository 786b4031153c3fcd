import { flag, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

export const orderSettings = {
  /** how many days an order link in an email is valid */
  order_link_days: wholeNumber('shop', 90, 3650),
  /** an order is completed as soon as its last piece lies in a parcel; otherwise staff complete it themselves */
  orders_complete_when_shipped: flag('shop', true),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof orderSettings> {}
}
