import type { CompanyCredit } from './company-credit.ts';
import type { PaymentRule } from './payment-rule.ts';

/** A rule as staff see it. */
export type StaffRule = PaymentRule & {
  readonly id: number;
  readonly groupId: number | null;
  readonly customerEmail: string | null;
  /** the group's or the customer's name; '' for every business */
  readonly about: string;
};

/** A company's credit as staff see it. */
export type StaffCredit = CompanyCredit & {
  readonly customerId: number;
  readonly name: string;
  readonly email: string;
};
