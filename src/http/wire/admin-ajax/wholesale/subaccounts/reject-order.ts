import { rejectOrder } from '#selling/orders/server/approval/decide-order.ts';
import { decided } from './decided.ts';
import { idIn, subaccountCall } from './subaccount-call.ts';

/** `{p}_reject_order`: the order `orderid` is rejected with `reason`, or called off by the subaccount that placed it (APR-09, APR-10). */
export const rejectOrderEndpoint = subaccountCall(async (ctx, { orderid, reason = '' }) =>
  decided(await rejectOrder(ctx, { orderId: idIn(orderid), reason })),
);
