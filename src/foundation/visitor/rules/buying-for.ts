import type { SubaccountMembership } from './permissions.ts';

/** What of a person says for whom they buy. */
type Buyer = { readonly customerId: number; readonly subaccount?: SubaccountMembership };

/** The account that a person buys for: the main account of a subaccount, else their own. */
export function accountOf(person: Buyer): number {
  return person.subaccount?.mainAccountId ?? person.customerId;
}

/** Whether a buyer may place and pay orders: guests and main accounts may, subaccounts by permission (SUB-08). */
export function mayBuy(person: Pick<Buyer, 'subaccount'> | null): boolean {
  return person?.subaccount?.may.buy ?? true;
}

/** Whether a buyer's orders await the approval of the main account (SUB-09). */
export function needsApproval(person: Pick<Buyer, 'subaccount'> | null): boolean {
  return person?.subaccount?.may.buyApproval ?? false;
}

/** What of a main account a subaccount sees with a permission of its own (SUB-10). */
export const sharedThings = ['Orders', 'Subscriptions', 'Offers', 'Conversations', 'Lists'] as const;
export type SharedThing = (typeof sharedThings)[number];

/** Whether a person sees a part of the account that they buy for: a subaccount by permission, all others always (SUB-10). */
export function maySeeOfAccount(person: Pick<Buyer, 'subaccount'>, thing: SharedThing): boolean {
  return person.subaccount?.may[`view${thing}`] ?? true;
}

/**
 * Whether a person may have subaccounts at this moment: a business customer in an own account, who acts there in person. Neither a
 * subaccount may, nor an agent or main account that is acting in another account (SUB-19).
 */
export function mayManageSubaccounts<
  Candidate extends Pick<Buyer, 'subaccount'> & { readonly kind: string; readonly actedBy?: object },
>(person: Candidate | null): person is Candidate {
  return person?.kind === 'business' && !person.subaccount && !person.actedBy;
}
