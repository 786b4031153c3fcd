/** The headings under which staff find settings, in their order. */
export const settingGroups = [
  'shop',
  'catalogue',
  'product-page',
  'reviews',
  'cart',
  'shipping',
  'store-api',
  'payments',
  'returns',
  'registration',
  'vat',
  'prices',
  'bulk-order',
  'conversations',
  'offers',
  'counter',
  'product-table',
  'subaccounts',
] as const;

export type SettingGroup = (typeof settingGroups)[number];
