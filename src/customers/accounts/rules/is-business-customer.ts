import type { Visitor } from '#foundation/visitor/rules/visitor.ts';

/** What the server knows of an account when it decides for whom it buys. */
export type AccountStanding = {
  /** staff approved the account, or its role needs no approval */
  readonly isApproved: boolean;
  /** whether the role that the account was registered with is one of businesses; null: it was registered without a role */
  readonly roleIsBusiness: boolean | null;
  readonly groupKind: 'retail' | 'business';
};

/**
 * Whether an account buys as a business customer: it is approved and has a role of businesses. An account without a role, made
 * by the staff, is what its group is. Nothing that a browser sends counts (ACC-01).
 */
export function isBusinessCustomer({ isApproved, roleIsBusiness, groupKind }: AccountStanding): boolean {
  return isApproved && (roleIsBusiness ?? groupKind === 'business');
}

/** Whether the visitor buys as a company: a business customer, or a subaccount of one. */
export function buysAsCompany({ person }: Pick<Visitor, 'person'>): boolean {
  return person?.kind === 'business';
}
