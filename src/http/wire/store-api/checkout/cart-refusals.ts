import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import { problemSentence } from '#selling/cart/rules/problem-sentence.ts';
import { problemCodes, readCartObject } from '../cart/cart-object.ts';
import type { CartAnswer } from '../cart/run-cart-call.ts';
import { storeErrorBody } from '../store-error.ts';
import { storeWords } from '../store-words.ts';

/** 409 where the cart cannot be ordered as it stands, with the cart as it is; null where it can (wire 1.0, 1.4). */
export async function refuseCart(
  ctx: RequestContext,
  problems: readonly CartProblem[] = [],
): Promise<CartAnswer | null> {
  const { object, hash } = await readCartObject(ctx);
  const answer = (body: object) => ({ response: Response.json(body, { status: 409 }), hash });
  if (object.items.length === 0) {
    const { emptyCart } = storeWords(ctx);
    const code = '{platform}_rest_cart_empty';
    return answer(storeErrorBody(ctx, code, emptyCart, 409, { cart: object }));
  }
  const words = messagesFor(ctx.visitor.audience.locale);
  const errors = problems.map((problem) => ({
    code: `${ctx.wire.platform}_rest_${problemCodes[problem.code]}`,
    message: escapeHtml(problemSentence(words, problem)),
  }));
  const [first, ...others] = object.errors.length > 0 ? object.errors : errors;
  if (!first) return null;
  return answer({
    ...storeErrorBody(ctx, first.code, first.message, 409, { cart: object }),
    ...(others.length > 0
      ? { additional_errors: others.map((error) => ({ ...error, data: { status: 409 } })) }
      : {}),
  });
}
