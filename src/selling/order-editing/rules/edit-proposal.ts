import type { AddressKind } from '#foundation/addresses/rules/address.ts';
import type { AddressProblem } from '#foundation/addresses/rules/address-problems.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import type { EditRefusal } from '#selling/orders/rules/order-editable.ts';
import type { OrderStatus } from '#selling/orders/rules/order-status.ts';
import type { PaymentRefusal } from '#selling/payments/rules/payment-refusal.ts';

/** Why an order cannot become what staff want. */
export type EditProblem =
  | { readonly code: 'not-editable'; readonly refusal: EditRefusal }
  /** somebody else changed it since the page was opened */
  | { readonly code: 'changed-meanwhile' }
  | { readonly code: 'address'; readonly kind: AddressKind; readonly problem: AddressProblem }
  | { readonly code: 'note-too-long'; readonly limit: number }
  | {
      readonly code:
        | 'no-lines'
        | 'no-reason'
        | 'reason-too-long'
        | 'no-shipping'
        | 'shipping-gone'
        | 'too-much';
    }
  | { readonly code: 'article-gone' | 'nothing-changed' | 'paid-otherwise' }
  /** parcels hold that many pieces of a line already */
  | { readonly code: 'pieces-shipped'; readonly name: string; readonly shipped: number }
  | { readonly code: 'cart'; readonly problem: CartProblem }
  | { readonly code: 'not-enough-stock'; readonly names: readonly string[] }
  | { readonly code: 'payment-not-offered'; readonly refusal: PaymentRefusal }
  | { readonly code: 'payment-unreachable'; readonly from: OrderStatus }
  | { readonly code: 'insufficient-credit'; readonly available: Cents }
  /** the total is not the one that was shown, in cents */
  | { readonly code: 'total-changed' };
