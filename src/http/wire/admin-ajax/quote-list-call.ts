import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import { readAddCall } from '#selling/cart/rules/cart-calls.ts';
import type { QuoteListReply } from '#wholesale/quotes/rules/quote-list/quote-list-answer.ts';
import { quoteListPath } from '#wholesale/quotes/rules/quote-list/quote-list-paths.ts';
import {
  type QuoteListDeed,
  quoteListDeeds,
  quoteListNonceAction,
} from '#wholesale/quotes/rules/quote-list/quote-list-place.ts';
import { addToQuoteList } from '#wholesale/quotes/server/quote-list/add-to-quote-list.ts';
import { isOnQuoteList, removeFromQuoteList } from '#wholesale/quotes/server/quote-list/change-quote-list.ts';
import { quoteListSentence } from '#wholesale/quotes/server/quote-list/quote-list-sentence.ts';
import { ajaxJson, ajaxText } from '../ajax-reply.ts';
import { formFields } from '../form-fields.ts';

/**
 * The one action of the quote list; what it is to do stands in the configured field (RAQ-01). `-1` where the nonce is missing or wrong,
 * `0` where the shop has no quote list or does not know the deed (wire 6.1).
 */
export async function quoteListCall(request: Request, toolbox: Toolbox): Promise<Response> {
  const { settings, wire, nonces } = toolbox;
  if (!settings.quote_list_enabled) return ajaxText('0', 400);
  const fields = await formFields(request);
  const nonce = fields._wpnonce ?? fields._ajax_nonce ?? fields.security ?? '';
  if (!nonces.check(quoteListNonceAction(wire), nonce)) return ajaxText('-1', 403);
  const deed = quoteListDeeds.find((known) => known === fields[wire.quoteListField]);
  return deed ? deeds[deed](toolbox, fields) : ajaxText('0', 400);
}

const deeds: Readonly<Record<QuoteListDeed, (toolbox: Toolbox, fields: PostedFields) => Promise<Response>>> =
  {
    async add_item(toolbox, fields) {
      const call = readAddCall(fields, 'product_id');
      const wish = call ?? { productId: 0, variationId: null, quantity: 1, attributes: {} };
      // A variation that is named by no number is a mistake, not a product without one (wire 6.1).
      const isWrong = fields.variation_id !== undefined && wish.variationId === null;
      const result = isWrong
        ? ({ ok: false, error: { code: 'no-such-variation' } } as const)
        : await addToQuoteList(toolbox, wish);
      const message = quoteListSentence(toolbox, result);
      return ajaxJson({
        ...linkOf(toolbox),
        result: result.ok ? (result.known ? 'exists' : 'true') : 'false',
        message,
      } satisfies QuoteListReply);
    },
    async remove_item(toolbox, fields) {
      return ajaxText((await removeFromQuoteList(toolbox, itemIn(fields))) ? '1' : '');
    },
    async variation_exist(toolbox, fields) {
      const item = itemIn(fields);
      const result = await isOnQuoteList(toolbox, item);
      return ajaxJson({ ...linkOf(toolbox), result, message: '' });
    },
  };

const linkOf = ({ visitor, shopUrl }: Toolbox) => ({
  label_browse: quoteListFor(visitor.audience.locale).browse,
  rqa_url: shopUrl + quoteListPath,
});

function itemIn(fields: PostedFields) {
  const idOf = (text: string | undefined) => Number(/^[1-9]\d{0,8}$/.exec(text ?? '')?.[0] ?? 0);
  const productId = idOf(fields.product_id);
  return { productId, itemId: idOf(fields.variation_id) || productId };
}
