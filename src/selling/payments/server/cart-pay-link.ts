import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { walletMethod } from '../rules/payment-methods.ts';
import { payLink, payLinkAction } from '../rules/wallet-actions.ts';

/** A priced cart, as far as paying it needs. */
type CartToPay = {
  readonly paymentMethods: readonly string[];
  readonly problems: readonly unknown[];
  readonly totals: { readonly total: number };
};

/** The link that pays a cart by wallet; null where it is not offered, or the cart cannot be ordered as it stands (PAY-04). */
export function cartPayLink(
  { nonces, wire }: Pick<RequestContext, 'nonces' | 'wire'>,
  { paymentMethods, problems, totals }: CartToPay,
): string | null {
  const isOffered = paymentMethods.includes(walletMethod) && problems.length === 0 && totals.total > 0;
  return isOffered ? payLink(walletMethod, nonces.make(payLinkAction(wire))) : null;
}
