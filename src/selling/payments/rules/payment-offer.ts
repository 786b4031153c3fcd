import type { PaymentMethodId } from './payment-methods.ts';

/** A payment method as a form offers it, as texts. */
export type PaymentOffer = {
  readonly id: PaymentMethodId;
  readonly title: string;
  readonly description: string;
  /** its fee or discount, or what is left of a credit; '' for nothing */
  readonly note: string;
};
