import { storeOrder } from '../replies/store-order.ts';
import { storeEndpoint } from '../store-call.ts';
import { proofErrors } from './checkout-errors.ts';
import { orderFor, orderProof } from './order-access.ts';
import { orderObject } from './order-object.ts';

/** What does not fit proves nothing: it is no fault of its own (wire 1.6). */
export const readStoreOrder = storeEndpoint(
  {
    method: 'GET',
    path: '/order/:id{[0-9]+}',
    summary: 'An order, and whether it waits for a payment.',
    notInOptions: true,
    reply: { schema: storeOrder },
    errors: proofErrors,
  },
  orderProof,
  async (request, ctx, path) => {
    const { searchParams } = new URL(request.url);
    const proof = {
      key: searchParams.get('key') ?? '',
      email: searchParams.get('billing_email') ?? '',
    };
    const found = await orderFor(ctx, path.id, proof);
    return found.ok ? Response.json(await orderObject(ctx, found.order)) : found.error;
  },
);
