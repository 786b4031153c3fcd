import type { Toolbox } from '#services/toolbox.ts';
import { countryOptions } from '#shop/addresses/rules/countries.ts';
import { stateFieldsOf } from '#shop/addresses/rules/states.ts';
import type { CartPageShipping } from '#shop/cart/rules/cart-page-shipping.ts';
import type { CartState } from '#shop/cart/rules/cart-state.ts';
import { calculatorAction, chooseShippingAction } from '#shop/cart/rules/shipping-actions.ts';
import type { CouponNonces } from '#shop/coupons/rules/coupon-actions.ts';
import { couponNonces } from '#shop/coupons/server/coupon-nonces.ts';
import { cartPayLink } from '#shop/payments/server/cart-pay-link.ts';
import { payLaterTermsOf } from '#shop/payments/server/pay-later-terms.ts';
import type { PayLaterTerms } from '#shop/wallet/rules/pay-later.ts';
import { cartFormAction, cartNonces } from './cart-nonces.ts';
import { showPricedCart } from './show-cart.ts';

/** What the cart page shows and needs to act. */
export type CartPage = {
  readonly cart: CartState;
  readonly nonces: { readonly links: string; readonly storeApi: string };
  /** name of the form's nonce field */
  readonly nonceField: string;
  readonly couponNonces: CouponNonces;
  readonly shipping: CartPageShipping;
  /** null where no payment provider is connected */
  readonly wallet: { readonly link: string | null; readonly payLater: PayLaterTerms } | null;
};

/** The cart page, which tells changed prices (CPG-01). */
export async function readCartPage(toolbox: Toolbox): Promise<CartPage> {
  toolbox.reply.keepOut();
  const { nonces, wire, visitor } = toolbox;
  const priced = await showPricedCart(toolbox, 'changes-told');
  const cart = priced.state;
  return {
    cart,
    wallet: toolbox.paymentProvider && {
      link: cartPayLink(toolbox, priced),
      payLater: payLaterTermsOf(toolbox),
    },
    nonces: cartNonces(toolbox),
    couponNonces: couponNonces(toolbox),
    nonceField: `${cartFormAction(toolbox.wire.platform)}-nonce`,
    shipping: {
      countries: countryOptions(visitor.audience.locale),
      stateFields: stateFieldsOf([cart.destination.country]),
      methodNonce: nonces.make(chooseShippingAction),
      calculatorNonce: nonces.make(calculatorAction(wire)),
    },
  };
}
