const hourMs = 60 * 60 * 1000;

/** What a link in an email does. */
export type AccountLinkKind =
  | 'reset-password'
  | 'confirm-email'
  | 'change-email'
  | 'log-in'
  | 'staff-invitation';

/** How long a link holds, in milliseconds. */
export const accountLinkLifeMs: Readonly<Record<AccountLinkKind, number>> = {
  'reset-password': hourMs,
  'confirm-email': 7 * 24 * hourMs,
  'change-email': 24 * hourMs,
  'log-in': hourMs / 4,
  'staff-invitation': 7 * 24 * hourMs,
};

/** Why a link does nothing. */
export type AccountLinkProblem = 'wrong-link' | 'used-link' | 'expired-link' | 'replaced-link';

export type AccountLinkFacts = {
  readonly id: number;
  readonly kind: AccountLinkKind;
  readonly customerId: number;
  readonly email: string;
  readonly expiresAt: Date;
};

/** What the signature of a link is made over. */
export function accountLinkText({ id, kind, customerId, email, expiresAt }: AccountLinkFacts): string {
  return `account link ${id} ${kind} of ${customerId} to ${email.toLowerCase()} until ${expiresAt.getTime()}`;
}

/** The key of a link: its number and its signature. */
export function writeAccountKey(id: number, signature: string): string {
  return `${id}.${signature}`;
}

/** Number and signature of a key; null for a text that is none. */
export function readAccountKey(key: string): { readonly id: number; readonly signature: string } | null {
  const found = /^(\d{1,9})\.([\w-]{20,100})$/.exec(key);
  return found ? { id: Number(found[1]), signature: found[2] ?? '' } : null;
}

/** Where a link leads: a path. */
export function accountLinkPath(link: Pick<AccountLinkFacts, 'kind' | 'customerId'>, key: string): string {
  switch (link.kind) {
    case 'reset-password':
      return `/my-account/lost-password/?key=${key}&login=${link.customerId}`;
    case 'log-in':
      return `/my-account/log-in-link/?key=${key}`;
    case 'staff-invitation':
      return `/my-account/staff-invitation/?key=${key}`;
    default:
      return `/my-account/confirm-email/?key=${key}`;
  }
}
