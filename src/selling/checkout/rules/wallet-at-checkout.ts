import type { Cents } from '#foundation/money/rules/cents.ts';
import type { PaymentFlash } from '#selling/payments/rules/wallet-actions.ts';

/** The state of a payment through the provider before the order is placed or paid. */
export type WalletAtCheckout = {
  /** the approval that the buyer only has to confirm (PAY-16) */
  readonly approved: {
    readonly method: string;
    readonly amount: Cents;
    /** '' where the provider does not say who */
    readonly payer: string;
    readonly clear: string;
  } | null;
  /** an approved amount in cents below the total, which needs a new approval; null or absent where it suffices */
  readonly tooLittle?: { readonly approved: Cents; readonly total: Cents } | null;
  /** the lines of the shipping address chosen in the wallet, and the shipping cost; null or absent where none was chosen */
  readonly delivery?: {
    readonly lines: readonly string[];
    readonly shipping: { readonly title: string; readonly amount: Cents } | null;
  } | null;
  /** the approval page that was just requested; null where none was */
  readonly approveUrl: string | null;
  /** of an order: it is paid on that page, or approved there and confirmed here; absent for a cart */
  readonly order?: 'paid-there' | 'confirmed-here';
  readonly flash: PaymentFlash | null;
};
