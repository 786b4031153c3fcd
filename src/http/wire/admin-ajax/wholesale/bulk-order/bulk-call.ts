import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { bulkOrderFor } from '#messages/buying/bulk-order-for.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { addRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import type { BulkRefusal } from '#wholesale/bulk-order/rules/add-to-cart/bulk-refusal.ts';
import { ajaxFailure, ajaxText } from '../../../ajax-reply.ts';
import type { Handle } from '../../../endpoint.ts';

/** What a call of the bulk order form brings: its text fields by name, and names that come more than once. */
export type BulkFields = {
  readonly fields: PostedFields;
  readonly all: (name: string) => readonly string[];
};

/** A call of the bulk order form: `-1` where its nonce is missing or wrong, and else as the work answers (WIRE-05, WIRE-08, wire 4.5). */
export function bulkCall(work: (ctx: RequestContext, posted: BulkFields) => Promise<Response>): Handle {
  return async (request, ctx) => {
    const form = await request.formData().catch(() => new FormData());
    const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const fields: PostedFields = Object.fromEntries(texts);
    if (!ctx.nonces.check(wholesaleNonceAction(ctx.wire), fields.security ?? '')) {
      return ajaxText('-1', 403);
    }
    const all = (name: string) =>
      texts.filter(([known]) => known === name || known === `${name}[]`).map(([, value]) => value);
    return work(ctx, { fields, all });
  };
}

/** Why nothing was added, as a sentence that the form shows. */
export function bulkRefused({ visitor: { audience } }: RequestContext, error: BulkRefusal): Response {
  const { problems } = bulkOrderFor(audience.locale);
  if (error.code === 'refused') {
    const words = messagesFor(audience.locale).cart;
    return ajaxFailure(addRefusalSentence(words, error.refusal), 400);
  }
  const sentence = 'limit' in error ? problems[error.code](error.limit) : problems[error.code];
  return ajaxFailure(sentence, 400);
}
