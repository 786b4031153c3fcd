import type { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readDraft } from '#selling/checkout/server/draft/read-draft.ts';
import { saveDraft } from '#selling/checkout/server/draft/save-draft.ts';
import { cartRead, cartWrite } from '../cart/cart-call.ts';
import { changingHeaders, nonceErrors } from '../cart/cart-headers.ts';
import { readCartObject } from '../cart/cart-object.ts';
import type { CartAnswer } from '../cart/run-cart-call.ts';
import { storeCheckout } from '../replies/store-order.ts';
import { refuseCart } from './cart-refusals.ts';
import { badArguments } from './checkout-errors.ts';
import { draftBody } from './checkout-fields.ts';
import { draftObject } from './checkout-object.ts';

/** This too needs a nonce (wire 1.4). */
export const readCheckout = cartRead({
  path: '/checkout',
  summary: 'The order as it would be placed.',
  headers: changingHeaders,
  reply: { schema: storeCheckout },
  errors: nonceErrors,
  needs: 'needs-nonce',
  answer: answerWithDraft,
});

/** Wire 1.4. */
export const putCheckout = (['PUT', 'PATCH'] as const).map((method) =>
  cartWrite({
    method,
    path: '/checkout',
    summary: 'Stores what was said of the order, complete or not.',
    body: draftBody,
    reply: {
      schema: storeCheckout,
      says: 'With `__experimental_calc_totals=true` the cart is looked at as well.',
    },
    errors: [
      badArguments,
      { status: 409, when: 'The cart cannot be ordered; code and `data.cart` as for `POST /checkout`.' },
    ],
    act: storeDraft,
  }),
);

async function storeDraft(ctx: RequestContext, body: z.output<typeof draftBody>): Promise<CartAnswer> {
  const { payment_method: paymentMethod, order_notes: note, __experimental_calc_totals: wantsTotals } = body;
  if (paymentMethod !== undefined || note !== undefined) await saveDraft(ctx, { paymentMethod, note });
  const refusal = wantsTotals ? await refuseCart(ctx) : null;
  return refusal ?? (await answerWithDraft(ctx));
}

async function answerWithDraft(ctx: RequestContext): Promise<CartAnswer> {
  const { object, hash } = await readCartObject(ctx);
  return { response: Response.json(draftObject(ctx, await readDraft(ctx), object)), hash };
}
