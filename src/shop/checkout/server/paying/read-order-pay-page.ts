import type { Toolbox } from '#services/toolbox.ts';
import { wholesaleNonceAction } from '#shop/site/rules/wholesale-nonce.ts';
import { isPayable } from '../../rules/order-for-payment.ts';
import { type PayProblem, payOrderAction } from '../../rules/order-pay.ts';
import { findOrderToPay, type OrderToPay, orderToPay } from './order-to-pay.ts';

/** What the page that pays an order shows and needs to act. */
export type OrderPayPage = OrderToPay & {
  readonly isPayable: boolean;
  readonly problem: PayProblem | null;
  readonly nonces: { readonly pay: string; readonly fees: string };
  readonly platform: string;
  readonly wholesale: string;
};

/** The page that pays an order; null where the visitor may not (FEE-03). */
export async function readOrderPayPage(
  toolbox: Toolbox,
  asked: { readonly orderId: number; readonly key: string },
  tried: { readonly paymentMethod: string; readonly problem: PayProblem | null } | null = null,
): Promise<OrderPayPage | null> {
  toolbox.reply.keepOut();
  const order = await findOrderToPay(toolbox, asked);
  if (!order) return null;
  const { nonces, wire } = toolbox;
  return {
    ...(await orderToPay(toolbox, order, tried?.paymentMethod ?? '')),
    isPayable: isPayable(order),
    problem: tried?.problem ?? null,
    nonces: { pay: nonces.make(payOrderAction(wire)), fees: nonces.make(wholesaleNonceAction(wire)) },
    platform: wire.platform,
    wholesale: wire.wholesale,
  };
}
