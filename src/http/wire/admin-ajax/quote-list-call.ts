import { z } from 'zod';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import { readAddCall } from '#selling/cart/rules/cart-calls.ts';
import {
  type QuoteListAction,
  quoteListActions,
  quoteListNonceAction,
  quoteListPath,
} from '#wholesale/quotes/rules/quote-list/quote-list-context.ts';
import { addToQuoteList } from '#wholesale/quotes/server/quote-list/add-to-quote-list.ts';
import { isOnQuoteList, removeFromQuoteList } from '#wholesale/quotes/server/quote-list/change-quote-list.ts';
import { quoteListSentence } from '#wholesale/quotes/server/quote-list/quote-list-sentence.ts';
import { ajaxCall, wrongNonce } from '../ajax-call.ts';
import { ajaxJson, ajaxText } from '../ajax-reply.ts';
import { addedFields, maybeTyped, readElsewhere, said } from '../lenient/posted.ts';

const reply = z
  .object({
    result: z.enum(['true', 'exists', 'false']).meta({ description: 'a word, not a truth' }),
    message: z.string(),
    label_browse: z.string().meta({ description: 'the words of the link to the list' }),
    rqa_url: z.string().meta({ description: 'the address of the list' }),
  })
  .meta({ id: 'QuoteListReply' });

/** What comes back from an add (RAQ-04, wire 6.1). */
export type QuoteListReply = z.infer<typeof reply>;

/** The one action of the quote list; the configured field says what to do (RAQ-01, wire 6.1). */
export const quoteListCall = ajaxCall('admin-ajax', {
  name: '{raq}',
  summary: 'Changes the quote list, or tells what is on it.',
  fields: z.object({
    '{raqfield}': readElsewhere.meta({ enum: [...quoteListActions], description: 'What is to be done.' }),
    product_id: maybeTyped.meta({ type: 'integer', description: 'Of a variation its parent.' }),
    ...addedFields,
    _wpnonce: said('From `/request-quote/place/`; or `_ajax_nonce`, or `security`.'),
  }),
  reply: {
    schema: reply,
    says: '`exists` changes nothing. `remove_item` answers `1` or nothing, `variation_exist` a `result` that is true or false.',
  },
  errors: [
    wrongNonce,
    {
      status: 400,
      when: 'The shop has no quote list, or does not know what is to be done: the body is `0`.',
    },
  ],
  async handle(ctx, _fields, posted) {
    const { settings, wire, nonces } = ctx;
    if (!settings.quote_list_enabled) return ajaxText('0', 400);
    const nonce = posted._wpnonce ?? posted._ajax_nonce ?? posted.security ?? '';
    if (!nonces.check(quoteListNonceAction(wire), nonce)) return ajaxText('-1', 403);
    const action = quoteListActions.find((known) => known === posted[wire.quoteListField]);
    return action ? actions[action](ctx, posted) : ajaxText('0', 400);
  },
});

const actions: Readonly<
  Record<QuoteListAction, (ctx: RequestContext, fields: PostedFields) => Promise<Response>>
> = {
  async add_item(ctx, fields) {
    const call = readAddCall(fields, 'product_id');
    const item = call ?? { productId: 0, variationId: null, quantity: 1, attributes: {} };
    // A variation that is named by no number is a mistake, not a product without one (wire 6.1).
    const isWrong = fields.variation_id !== undefined && item.variationId === null;
    const result = isWrong
      ? ({ ok: false, error: { code: 'no-such-variation' } } as const)
      : await addToQuoteList(ctx, item);
    const message = quoteListSentence(ctx, result);
    return ajaxJson({
      ...linkOf(ctx),
      result: result.ok ? (result.known ? 'exists' : 'true') : 'false',
      message,
    } satisfies QuoteListReply);
  },
  async remove_item(ctx, fields) {
    return ajaxText((await removeFromQuoteList(ctx, itemIn(fields))) ? '1' : '');
  },
  async variation_exist(ctx, fields) {
    const item = itemIn(fields);
    const result = await isOnQuoteList(ctx, item);
    return ajaxJson({ ...linkOf(ctx), result, message: '' });
  },
};

const linkOf = ({ visitor, shopUrl }: RequestContext) => ({
  label_browse: quoteListFor(visitor.audience.locale).browse,
  rqa_url: shopUrl + quoteListPath,
});

function itemIn(fields: PostedFields) {
  const idOf = (text: string | undefined) => Number(/^[1-9]\d{0,8}$/.exec(text ?? '')?.[0] ?? 0);
  const productId = idOf(fields.product_id);
  return { productId, itemId: idOf(fields.variation_id) || productId };
}
