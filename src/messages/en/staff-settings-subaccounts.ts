import type { subaccountSettings as it } from '../it/staff-settings-subaccounts.ts';

/** What staff read of the settings of subaccounts and of orders to be approved. */
export const subaccountSettings: typeof it = {
  email_top_level_max: {
    label: 'Maximum length of the last part of an email address',
    hint: 'The characters after the last dot, as in “.com”: at least 2. For quotes and subaccounts.',
  },
  subaccounts_max: { label: 'Maximum number of subaccounts per company' },
  subaccount_usernames: {
    label: 'Subaccounts have a username',
    hint: 'Otherwise they log in by their email address alone.',
  },
  subaccount_custom_fields: {
    label: 'Additional fields of subaccounts',
    hint: 'Separated by semicolons, for example: Department; Cost centre',
  },
  order_approval_pay_now: {
    label: 'Open the payment after an approval',
    hint: 'Otherwise the approver stays on the order page, where a link leads to the payment.',
  },
  subaccount_order_copies: {
    label: 'The main account gets a copy of the emails about orders of its subaccounts',
  },
  order_approval_hold_days: {
    label: 'Pieces reserved for an order to be approved (days)',
    hint: 'From the order to its approval, and as many from there to its payment; then the order is cancelled. 0 for no limit.',
  },
  subscriptions_enabled: {
    label: 'The shop sells subscriptions',
    hint: 'Shows the permission for subscriptions on the forms of subaccounts.',
  },
};
