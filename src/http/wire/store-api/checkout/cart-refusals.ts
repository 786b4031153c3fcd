import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import { problemSentence } from '#selling/cart/rules/problem-sentence.ts';
import type { CartAnswer } from '../cart/cart-door.ts';
import { problemCodes, readCartObject } from '../cart/cart-object.ts';
import { storeErrorBody } from '../store-error.ts';
import { storeWords } from '../store-words.ts';

/** 409 where the cart cannot be ordered as it stands, with the cart as it is; null where it can (wire 1.0, 1.4). */
export async function refuseCart(
  toolbox: Toolbox,
  problems: readonly CartProblem[] = [],
): Promise<CartAnswer | null> {
  const { object, hash } = await readCartObject(toolbox);
  const answer = (body: object) => ({ response: Response.json(body, { status: 409 }), hash });
  if (object.items.length === 0) {
    const { emptyCart } = storeWords(toolbox);
    const code = '{platform}_rest_cart_empty';
    return answer(storeErrorBody(toolbox, code, emptyCart, 409, { cart: object }));
  }
  const words = messagesFor(toolbox.visitor.audience.locale);
  const told = problems.map((problem) => ({
    code: `${toolbox.wire.platform}_rest_${problemCodes[problem.code]}`,
    message: escapeHtml(problemSentence(words, problem)),
  }));
  const [first, ...others] = object.errors.length > 0 ? object.errors : told;
  if (!first) return null;
  return answer({
    ...storeErrorBody(toolbox, first.code, first.message, 409, { cart: object }),
    ...(others.length > 0
      ? { additional_errors: others.map((error) => ({ ...error, data: { status: 409 } })) }
      : {}),
  });
}
