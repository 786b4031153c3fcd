import { addressLines } from '#foundation/addresses/rules/address-lines.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CartShipping } from '#selling/cart/rules/cart-state.ts';
import { cancelPaymentLink, payLinkAction } from '#selling/payments/rules/wallet-actions.ts';
import { walletAdapter } from '#selling/payments/server/adapter-of.ts';
import { type Destination, isSameDestination } from '#selling/shipping/rules/destination.ts';
import { approvedForCart } from '#selling/wallet/server/find-payment.ts';
import type { WalletPayment } from '#selling/wallet/server/payment-row.ts';
import type { WalletAtCheckout } from '../../rules/wallet-at-checkout.ts';

type Said = Partial<Pick<WalletAtCheckout, 'approveUrl' | 'flash'>>;

/** The cart as the checkout shows it: the destination in its form, and the total. */
type Shown = { readonly total: Cents; readonly to: Destination; readonly shipping: CartShipping | null };

/**
 * The state of a payment of the visitor's cart; null where no provider is connected. An approval below the total does not count. An address
 * chosen in the wallet is shown with its shipping cost while it is the form's destination.
 */
export async function readCartWallet(
  ctx: RequestContext,
  { total, to, shipping }: Shown,
  said: Said = {},
): Promise<WalletAtCheckout | null> {
  if (!walletAdapter(ctx)) return null;
  const approved = await approvedForCart(ctx);
  const clear = cancelPaymentLink(ctx.nonces.make(payLinkAction(ctx.wire)));
  const chosen = approved?.shipFrom === 'wallet' ? approved.shipTo : null;
  const suffices = approved !== null && approved.amount >= total;
  const { locale } = ctx.visitor.audience;
  return {
    approved: suffices ? shownApproval(approved, total, clear) : null,
    tooLittle: approved && !suffices ? { approved: approved.amount, total } : null,
    delivery:
      chosen && isSameDestination(chosen, to) && said.approveUrl == null
        ? { lines: addressLines(chosen, locale, ctx.settings.home_country), shipping }
        : null,
    approveUrl: said.approveUrl ?? null,
    flash: said.flash ?? null,
  };
}

/** An approval for review by the buyer: the amount to capture is the total, never more than was approved. */
export function shownApproval(
  { method, payer }: WalletPayment,
  amount: Cents,
  clear: string,
): NonNullable<WalletAtCheckout['approved']> {
  return { method, amount, payer: payer.email || payer.name, clear };
}
