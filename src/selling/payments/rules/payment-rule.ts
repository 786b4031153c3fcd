import type { Cents } from '#foundation/money/rules/cents.ts';
import type { CompanyCredit } from './company-credit.ts';

/** Whom a rule applies to, from general to specific: every business, a group, one customer. */
export const ruleReaches = ['business', 'group', 'customer'] as const;
export type RuleReach = (typeof ruleReaches)[number];

/**
 * The fee or discount of a payment method: `percent` in basis points of the goods, `fixed` in cents without VAT; a discount is below
 * zero, a surcharge above.
 */
export type Adjustment =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'fixed'; readonly amount: Cents };

/** A rule of a payment method for some customers; limits of goods in cents after coupons and without VAT, null for none (FEE-01). */
export type PaymentRule = {
  readonly method: string;
  readonly reach: RuleReach;
  readonly offered: boolean;
  readonly minimum: Cents | null;
  readonly maximum: Cents | null;
  readonly adjustment: Adjustment;
};

/** The rule that applies to a method for one buyer: only the most specific one. */
export function ruleOf(rules: readonly PaymentRule[], method: string): PaymentRule | null {
  const nearness = ({ reach }: PaymentRule) => ruleReaches.indexOf(reach);
  const about = rules.filter((rule) => rule.method === method);
  return about.toSorted((a, b) => nearness(b) - nearness(a))[0] ?? null;
}

/** Whether it is a surcharge, which the law forbids for consumers. */
export function isSurcharge(adjustment: Adjustment): boolean {
  if (adjustment.kind === 'percent') return adjustment.basisPoints > 0;
  return adjustment.kind === 'fixed' && adjustment.amount > 0;
}

export type StaffRule = PaymentRule & {
  readonly id: number;
  readonly groupId: number | null;
  readonly customerEmail: string | null;
  /** the group's or the customer's name; '' for every business */
  readonly about: string;
};

export type StaffCredit = CompanyCredit & {
  readonly customerId: number;
  /** the firm, else the person, else the address */
  readonly name: string;
  /** '' where it is not known */
  readonly vatNumber: string;
  readonly email: string;
};
