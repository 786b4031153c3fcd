import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readDraft } from '#selling/checkout/server/draft/read-draft.ts';
import { saveDraft } from '#selling/checkout/server/draft/save-draft.ts';
import type { StoreApiHandle } from '../../endpoint.ts';
import { type CartAnswer, runCartCall } from '../cart/cart-call.ts';
import { readCartObject } from '../cart/cart-object.ts';
import { cartWrite } from '../cart/cart-write.ts';
import { refuseCart } from './cart-refusals.ts';
import { draftFields } from './checkout-fields.ts';
import { draftObject } from './checkout-object.ts';

/** `GET /checkout`: the order as it would be placed; this too needs a nonce (wire 1.4). */
export const readCheckout: StoreApiHandle = (request, outside) =>
  runCartCall(request, outside, 'needs-nonce', answerWithDraft);

/** `PUT` and `PATCH /checkout`: keeps what was said, complete or not; asked for totals it tells what is wrong with the cart (wire 1.4). */
export const putCheckout = cartWrite(draftFields, async (ctx, body) => {
  const { payment_method: paymentMethod, order_notes: note, __experimental_calc_totals: wantsTotals } = body;
  if (paymentMethod !== undefined || note !== undefined) await saveDraft(ctx, { paymentMethod, note });
  const refusal = wantsTotals ? await refuseCart(ctx) : null;
  return refusal ?? (await answerWithDraft(ctx));
});

async function answerWithDraft(ctx: RequestContext): Promise<CartAnswer> {
  const { object, hash } = await readCartObject(ctx);
  return { response: Response.json(draftObject(ctx, await readDraft(ctx), object)), hash };
}
