import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';

/** Why a payment was not approved: what is wrong, or that the buyer closed the window of the provider, which is no mistake. */
export type Unapproved = readonly CheckoutProblem[] | 'cancelled';
