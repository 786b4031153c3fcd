import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import { stateFieldsOf } from '#foundation/addresses/rules/states.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CouponNonces } from '#selling/coupons/rules/coupon-actions.ts';
import { couponNonces } from '#selling/coupons/server/coupon-nonces.ts';
import type { PayLaterTerms } from '#selling/payments/rules/pay-later.ts';
import { walletAdapter } from '#selling/payments/server/adapter-of.ts';
import { cartPayLink, payLaterTermsOf } from '#selling/payments/server/wallet-offers.ts';
import { calculatorAction, chooseShippingAction } from '#selling/shipping/rules/shipping-actions.ts';
import type { CartPageShipping } from '../rules/cart-page-shipping.ts';
import type { CartState } from '../rules/cart-state.ts';
import { cartFormAction, cartNonces } from './cart-nonces.ts';
import { crossSells } from './cross-sells.ts';
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

/** The cart page, which names changed prices (CPG-01). */
export async function readCartPage(ctx: RequestContext): Promise<CartPage> {
  ctx.reply.preventCaching();
  const { nonces, wire } = ctx;
  const priced = await showPricedCart(ctx, 'changes-told');
  const cart = priced.state;
  return {
    cart,
    wallet: walletAdapter(ctx) && {
      link: cartPayLink(ctx, priced),
      payLater: payLaterTermsOf(ctx),
    },
    nonces: cartNonces(ctx),
    couponNonces: couponNonces(ctx),
    nonceField: `${cartFormAction(ctx.wire.platform)}-nonce`,
    shipping: {
      stateFields: stateFieldsOf([cart.destination.country]),
      methodNonce: nonces.make(chooseShippingAction),
      calculatorNonce: nonces.make(calculatorAction(wire)),
    },
  };
}

const mostCrossSells = 4;

/** What the cart page offers beside a cart: what goes with it and can be bought now. */
export async function readCrossSells(ctx: RequestContext, { lines }: CartState): Promise<ProductCard[]> {
  const ids = await crossSells(
    ctx,
    lines.map(({ productId }) => productId),
  );
  const cards = await readCards(ctx, ids);
  return cards.filter(({ stock }) => stock.kind !== 'out-of-stock').slice(0, mostCrossSells);
}
