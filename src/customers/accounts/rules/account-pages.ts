import type { Person } from '#foundation/visitor/rules/visitor.ts';

/**
 * Who reads the menu of an account: the kind of customer; a retail customer may be an agent, or tied to another account, as a subaccount or
 * because an agent acts for them (AGT-01); or one of the staff.
 */
export type AccountReader = Person['kind'] | 'agent' | 'tied' | 'staff';

const everybodys = { for: ['retail', 'business', 'agent', 'tied', 'staff'] } as const;
const ofBusinesses = { for: ['business'] } as const;

/** The pages of an account in the order of its menu; a module that brings a page of its own adds it here (ACC-03, ACC-04). */
const accountPages = [
  { id: 'dashboard', path: '/my-account/', ...everybodys },
  { id: 'orders', path: '/my-account/orders/', ...everybodys },
  { id: 'conversations', path: '/my-account/conversation/', ...everybodys },
  { id: 'wishlist', path: '/wishlist/', ...everybodys },
  { id: 'quick-order', path: '/my-account/quick-order/', ...ofBusinesses },
  { id: 'offers', path: '/my-account/offers/', ...ofBusinesses },
  { id: 'purchase-lists', path: '/my-account/purchase-lists/', ...ofBusinesses },
  { id: 'subaccounts', path: '/my-account/subaccounts/', for: ['business', 'tied'] },
  { id: 'customers', path: '/my-account/subaccounts/', for: ['agent'] },
  { id: 'company', path: '/my-account/company/', ...ofBusinesses },
  { id: 'addresses', path: '/my-account/edit-address/', ...everybodys },
  { id: 'payment-methods', path: '/my-account/payment-methods/', ...everybodys },
  { id: 'details', path: '/my-account/edit-account/', ...everybodys },
  { id: 'sessions', path: '/my-account/sessions/', ...everybodys },
  { id: 'staff-access', path: '/my-account/staff-access/', for: ['staff'] },
] as const;

type AccountPageEntry = (typeof accountPages)[number];

export type AccountPageId = AccountPageEntry['id'];

/** The kind of reader that the visitor is in the account that they are in. */
export function accountReader({
  kind,
  isAgent,
  subaccount,
  actedBy,
  staffRole,
  missingProof,
}: Pick<
  Person,
  'kind' | 'isAgent' | 'subaccount' | 'actedBy' | 'staffRole' | 'missingProof'
>): AccountReader {
  if (kind === 'business') return kind;
  if (subaccount || actedBy) return 'tied';
  if (staffRole || missingProof) return 'staff';
  return isAgent ? 'agent' : kind;
}

/**
 * The pages in a reader's menu: a retail customer sees nothing of the functions for businesses (ACC-02), and nobody stored payment methods where the
 * shop stores none.
 */
export function accountPagesOf(reader: AccountReader, savesMethods = false): readonly AccountPageEntry[] {
  return accountPages.filter(
    ({ id, for: readers }) =>
      readers.some((known) => known === reader) && (savesMethods || id !== 'payment-methods'),
  );
}
