import type { AccountLinkKind } from './account-link.ts';

/** Emails to a person about the account, by the name that they have in the outbox. */
export const accountEmailKinds = [
  'account-welcome',
  'account-reset-password',
  'account-choose-password',
  'account-new-password',
  'account-log-in',
  'account-confirm-email',
  'account-change-email',
  'account-email-changed',
  'account-password-changed',
  'account-second-factor',
  'account-staff-invitation',
] as const;

export type AccountEmailKind = (typeof accountEmailKinds)[number];

/** The link that an email carries; null for one without. */
export const linkOfEmail: Readonly<Record<AccountEmailKind, AccountLinkKind | null>> = {
  'account-welcome': 'confirm-email',
  'account-reset-password': 'reset-password',
  'account-choose-password': 'reset-password',
  'account-new-password': 'reset-password',
  'account-log-in': 'log-in',
  'account-confirm-email': 'confirm-email',
  'account-change-email': 'change-email',
  'account-email-changed': null,
  'account-password-changed': null,
  'account-second-factor': null,
  'account-staff-invitation': 'staff-invitation',
};
