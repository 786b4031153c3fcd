import type { Permissions } from '#foundation/visitor/rules/permissions.ts';
import type { AssignedCustomer, WayBack } from '#wholesale/agents/rules/acting.ts';
import type { Subaccount } from './subaccount.ts';

/** What the page of subaccounts shows. */
export type SubaccountsPage = {
  readonly subaccounts: readonly Subaccount[];
  /** whether the visitor may have subaccounts */
  readonly manages: boolean;
  /** of an agent (AGT-01) */
  readonly customers: readonly AssignedCustomer[];
  /** set while a person acts in the account: who, as what, and the way back (AGT-02) */
  readonly acting: (WayBack & { readonly as: 'main-account' | 'agent'; readonly name: string }) | null;
  /** of a subaccount: for whom it buys and what it may */
  readonly own: { readonly company: string; readonly permissions: Permissions } | null;
  readonly hasSubscriptions: boolean;
};
