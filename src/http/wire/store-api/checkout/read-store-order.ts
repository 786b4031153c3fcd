import type { StoreApiHandle } from '../../endpoint.ts';
import { orderFor } from './order-access.ts';
import { orderObject } from './order-object.ts';

/** `GET /order/{id}` (wire 1.6). */
export const readStoreOrder: StoreApiHandle = async (request, ctx, params) => {
  const { searchParams } = new URL(request.url);
  const proof = {
    key: searchParams.get('key') ?? '',
    email: searchParams.get('billing_email') ?? '',
  };
  const found = await orderFor(ctx, params.id, proof);
  return found.ok ? Response.json(await orderObject(ctx, found.order)) : found.error;
};
