import type { Toolbox } from '#services/toolbox.ts';
import type { Cents } from '#shop/money/rules/cents.ts';
import { forgetPaymentLink, payLinkAction } from '#shop/wallet/rules/wallet-actions.ts';
import { approvedForCart } from '#shop/wallet/server/find-payment.ts';
import type { WalletPayment } from '#shop/wallet/server/payment-row.ts';
import type { WalletAtCheckout } from '../../rules/wallet-at-checkout.ts';

type Said = Partial<Pick<WalletAtCheckout, 'approveUrl' | 'told'>>;

/** How a payment of the visitor's cart stands; null where no provider is connected. An approval of less than the total counts for none. */
export async function readCartWallet(
  toolbox: Toolbox,
  total: Cents,
  said: Said = {},
): Promise<WalletAtCheckout | null> {
  if (!toolbox.paymentProvider) return null;
  const approved = await approvedForCart(toolbox);
  const forget = forgetPaymentLink(toolbox.nonces.make(payLinkAction(toolbox.wire)));
  return {
    approved: approved && approved.amount >= total ? shownApproval(approved, total, forget) : null,
    approveUrl: said.approveUrl ?? null,
    told: said.told ?? null,
  };
}

/** An approval as the buyer reviews it: what will be taken is the total, never more than was approved. */
export function shownApproval(
  { method, payer }: WalletPayment,
  amount: Cents,
  forget: string,
): NonNullable<WalletAtCheckout['approved']> {
  return { method, amount, payer: payer.email || payer.name, forget };
}
