import { approveOrder } from '#selling/orders/server/approval/decide-order.ts';
import { decided } from './decided.ts';
import { idIn, subaccountCall } from './subaccount-call.ts';

/** `{p}_approve_order`: the main account approves the order `orderid` of a subaccount (APR-05). */
export const approveOrderEndpoint = subaccountCall(async (ctx, { orderid }) =>
  decided(await approveOrder(ctx, idIn(orderid))),
);
