import type { Cents } from '#foundation/money/rules/cents.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import type { PricedCart } from '#selling/cart/rules/price-cart.ts';
import type { PaymentMethodId } from '#selling/payments/rules/payment-methods.ts';
import type { PaymentRefusal } from '#selling/payments/rules/payment-refusal.ts';
import type { ShippingOption } from '#selling/shipping/rules/shipping-for.ts';
import type { CheckoutForm } from './checkout-form.ts';

export type CartRefusal =
  | { readonly code: 'cart-changed' }
  | { readonly code: 'cart-problems'; readonly problems: readonly CartProblem[] }
  /** a subaccount without the permission (SUB-08) */
  | { readonly code: 'may-not-buy' }
  | { readonly code: 'no-shipping' }
  | { readonly code: 'shipping-gone' }
  | { readonly code: 'payment-not-offered'; readonly refusal: PaymentRefusal }
  /** the buyer has yet to approve the payment, or its new amount (PAY-16) */
  | { readonly code: 'payment-not-approved' }
  | { readonly code: 'insufficient-credit'; readonly available: Cents };

export type OrderReady = { readonly shipping: ShippingOption; readonly payment: PaymentMethodId };

/** Whether a non-empty cart may be ordered with this form; a cart that differs from the one shown may not. */
export function cartToOrder(
  cart: PricedCart,
  hash: string,
  form: CheckoutForm,
): { readonly ok: true; readonly ready: OrderReady } | { readonly ok: false; readonly error: CartRefusal } {
  if (cart.problems.length > 0)
    return { ok: false, error: { code: 'cart-problems', problems: cart.problems } };
  if (!cart.shipping) return { ok: false, error: { code: 'no-shipping' } };
  if (cart.shippingGone) return { ok: false, error: { code: 'shipping-gone' } };
  const payment = cart.paymentMethods.find((id) => id === form.paymentMethod);
  if (!payment) {
    const { paymentMethod } = form;
    // The value is input and could be the name of an inherited property such as `constructor`.
    const known = Object.hasOwn(cart.paymentRefusals, paymentMethod)
      ? cart.paymentRefusals[paymentMethod]
      : undefined;
    const refusal = known ?? { code: 'not-offered' };
    return { ok: false, error: { code: 'payment-not-offered', refusal } };
  }
  if (form.cartSeen !== null && form.cartSeen !== hash) return { ok: false, error: { code: 'cart-changed' } };
  return { ok: true, ready: { shipping: cart.shipping, payment } };
}
