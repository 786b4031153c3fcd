import { saveCart } from '#wholesale/purchase-lists/server/save-cart.ts';
import { listCall } from './list-call.ts';

/** `{p}_save_cart_to_purchase_list`: keeps the cart by the name `title`; nothing of an empty one (LIST-10). */
export const saveCartEndpoint = listCall(
  (ctx, { title = '' }) => saveCart(ctx, title),
  () => 'success',
);
