import type { Cents } from '#foundation/money/rules/cents.ts';
import type { ProviderMethodId } from '#selling/payments/rules/payment-methods.ts';
import type { PaymentFlash } from '#selling/payments/rules/wallet-actions.ts';

/** How a payment through the provider stands while the order is not placed, or not paid, yet. */
export type WalletAtCheckout = {
  /** what the buyer has approved and only has to confirm (PAY-16) */
  readonly approved: {
    readonly method: ProviderMethodId;
    readonly amount: Cents;
    /** '' where the provider does not say who */
    readonly payer: string;
    readonly clear: string;
  } | null;
  /** what the buyer has approved and does not suffice for the total, in cents: more must be approved anew; null or absent where it does */
  readonly tooLittle?: { readonly approved: Cents; readonly total: Cents } | null;
  /** where the goods go by the buyer's choice in the wallet, line by line, and what sending them there costs; null or absent where nothing was chosen */
  readonly delivery?: {
    readonly lines: readonly string[];
    readonly shipping: { readonly title: string; readonly amount: Cents } | null;
  } | null;
  /** where the buyer approves what was just asked for; null where nothing was */
  readonly approveUrl: string | null;
  readonly flash: PaymentFlash | null;
};
