import type { PaymentMethodId } from './payment-methods.ts';

/** A way to pay as a form offers it, in words. */
export type PaymentOffer = {
  readonly id: PaymentMethodId;
  readonly title: string;
  readonly description: string;
  /** what it takes off or adds, what is left of a credit; '' for nothing */
  readonly note: string;
};
