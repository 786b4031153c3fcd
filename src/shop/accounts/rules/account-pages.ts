import type { Person } from './visitor.ts';

const everybodys = { for: 'everybody' } as const;
const ofBusinesses = { for: 'business' } as const;

/** The pages of an account in the order of its menu; a room that brings a page of its own adds it here (ACC-03, ACC-04). */
const accountPages = [
  { id: 'dashboard', path: '/my-account/', ...everybodys },
  { id: 'orders', path: '/my-account/orders/', ...everybodys },
  { id: 'conversations', path: '/my-account/conversation/', ...everybodys },
  { id: 'quick-order', path: '/my-account/quick-order/', ...ofBusinesses },
  { id: 'offers', path: '/my-account/offers/', ...ofBusinesses },
  { id: 'purchase-lists', path: '/my-account/purchase-lists/', ...ofBusinesses },
  { id: 'subaccounts', path: '/my-account/subaccounts/', ...ofBusinesses },
  { id: 'addresses', path: '/my-account/edit-address/', ...everybodys },
  { id: 'details', path: '/my-account/edit-account/', ...everybodys },
  { id: 'sessions', path: '/my-account/sessions/', ...everybodys },
] as const;

type AccountPageEntry = (typeof accountPages)[number];

export type AccountPageId = AccountPageEntry['id'];

/** The pages that somebody finds in the menu: who buys privately sees nothing of the functions for businesses (ACC-02). */
export function accountPagesOf(buysAs: Person['kind']): readonly AccountPageEntry[] {
  return accountPages.filter((page) => page.for === 'everybody' || buysAs === page.for);
}
