import type { SubaccountMembership } from './permissions.ts';

/** A person as far as it is asked here for whom they buy. */
type Buyer = { readonly customerId: number; readonly subaccount?: SubaccountMembership };

/** The account that somebody buys for: the main account of a subaccount, else their own. */
export function accountOf(person: Buyer): number {
  return person.subaccount?.mainAccountId ?? person.customerId;
}

/** Whether somebody may place and pay orders; guests and accounts of their own may (SUB-08). */
export function mayBuy(person: Pick<Buyer, 'subaccount'> | null): boolean {
  return person?.subaccount?.may.buy ?? true;
}

/** Whether the orders of somebody wait for the main account (SUB-09). */
export function needsApproval(person: Pick<Buyer, 'subaccount'> | null): boolean {
  return person?.subaccount?.may.buyApproval ?? false;
}

/** What of a main account a subaccount sees with a permission of its own (SUB-10). */
export const sharedThings = ['Orders', 'Subscriptions', 'Offers', 'Conversations', 'Lists'] as const;
export type SharedThing = (typeof sharedThings)[number];

/** Whether somebody sees a thing of the account that they buy for; whoever buys for themselves does (SUB-10). */
export function maySeeOfAccount(person: Pick<Buyer, 'subaccount'>, thing: SharedThing): boolean {
  return person.subaccount?.may[`view${thing}`] ?? true;
}

/**
 * Whether somebody may have subaccounts at this moment: a business customer in an account of their own, who acts there in person. Neither
 * a subaccount may, nor an agent, nor whoever has logged in as somebody else (SUB-19).
 */
export function mayManageSubaccounts<
  Somebody extends Pick<Buyer, 'subaccount'> & { readonly kind: string; readonly actedBy?: object },
>(person: Somebody | null): person is Somebody {
  return person?.kind === 'business' && !person.subaccount && !person.actedBy;
}
