import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { keepDraft } from '#selling/checkout/server/draft/keep-draft.ts';
import { readDraft } from '#selling/checkout/server/draft/read-draft.ts';
import type { StoreApiHandle } from '../../endpoint.ts';
import { type CartAnswer, throughCartDoor } from '../cart/cart-door.ts';
import { readCartObject } from '../cart/cart-object.ts';
import { cartWrite } from '../cart/cart-write.ts';
import { refuseCart } from './cart-refusals.ts';
import { draftFields } from './checkout-fields.ts';
import { draftObject } from './checkout-object.ts';

/** `GET /checkout`: the order as it would be placed; this too needs a nonce (wire 1.4). */
export const readCheckout: StoreApiHandle = (request, outside) =>
  throughCartDoor(request, outside, 'needs-nonce', answerWithDraft);

/** `PUT` and `PATCH /checkout`: keeps what was said, complete or not; asked for totals it tells what is wrong with the cart (wire 1.4). */
export const putCheckout = cartWrite(draftFields, async (toolbox, body) => {
  const { payment_method: paymentMethod, order_notes: note, __experimental_calc_totals: wantsTotals } = body;
  if (paymentMethod !== undefined || note !== undefined) await keepDraft(toolbox, { paymentMethod, note });
  const refusal = wantsTotals ? await refuseCart(toolbox) : null;
  return refusal ?? (await answerWithDraft(toolbox));
});

async function answerWithDraft(toolbox: Toolbox): Promise<CartAnswer> {
  const { object, hash } = await readCartObject(toolbox);
  return { response: Response.json(draftObject(toolbox, await readDraft(toolbox), object)), hash };
}
