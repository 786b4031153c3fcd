import { z } from 'zod';
import { conversationPath } from '#wholesale/conversations/rules/conversation-paths.ts';
import { readQuoteRequest } from '#wholesale/quotes/rules/quote-request.ts';
import { quoteRefusal } from '#wholesale/quotes/server/quote-refusal.ts';
import { readQuoteFields } from '#wholesale/quotes/server/read-quote-fields.ts';
import { requestQuote } from '#wholesale/quotes/server/request-quote.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { maybeTyped, readElsewhere, said } from '../../lenient/posted.ts';

/** Its address as bare text (QUO-05, wire 4.1). */
export const requestQuoteCart = wholesaleCall({
  name: '{p}requestquotecart',
  summary: 'Opens a conversation of the type `quote`.',
  fields: z.object({
    message: said('May be blank where the setting says so.'),
    name: maybeTyped,
    email: said('The answer is told there.'),
    title: said('Blank: the shop finds one.'),
    location: maybeTyped.meta({
      enum: ['standard', 'shortcode', 'productpage', 'quotelist'],
      default: 'standard',
    }),
    type: maybeTyped.meta({ enum: ['quote'] }),
    product: maybeTyped.meta({ type: 'integer', description: 'From the page of a product alone.' }),
    'quotetextids, quotecheckboxids, quotefileids': readElsewhere.meta({
      description:
        'The ids of the custom fields by kind, with commas; a field that none names is not counted.',
    }),
    '{p}_field_{id}': readElsewhere.meta({
      description: "The value of a custom field: labels joined by `, `, or a file's address.",
    }),
    vendor: maybeTyped.meta({
      type: 'integer',
      description: 'The id of a vendor, where it does not follow from the goods.',
    }),
  }),
  reply: {
    says: 'The address of the conversation as bare text. A cart is emptied by it where the setting says so.',
  },
  errors: [
    {
      status: 422,
      when: 'A required field is blank or wrong: `{ success: false, data }` with the sentence.',
    },
    { status: 409, when: 'The cart is empty, or holds products of more than one vendor.' },
    { status: 404, when: 'There is no such product for the caller.' },
    { status: 429, when: 'The caller has written too much of late.' },
  ],
  async handle(ctx, _fields, posted) {
    const { person } = ctx.visitor;
    if (!person) return ajaxText('-1', 403);
    const fields = await readQuoteFields(ctx);
    const asked = { person, fields, request: readQuoteRequest(posted, fields, ctx.wire) };
    const result = await requestQuote(ctx, asked);
    if (result.ok) return ajaxText(ctx.shopUrl + conversationPath(result.id));
    const { text, status } = quoteRefusal(ctx, result.error);
    return ajaxFailure(text, status);
  },
});
