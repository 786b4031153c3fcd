import { z } from 'zod';
import { fileProblems } from '#foundation/private-files/rules/sent-file.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import { conversationPath } from '#wholesale/conversations/rules/conversation-paths.ts';
import { offerRefusalSentence } from '#wholesale/offers/server/offer-refusal-sentence.ts';
import { putOfferInCart } from '#wholesale/offers/server/put-offer-in-cart.ts';
import { readQuoteRequest } from '#wholesale/quotes/rules/quote-request.ts';
import { findQuoteFiles } from '#wholesale/quotes/server/find-quote-files.ts';
import { quoteRefusal } from '#wholesale/quotes/server/quote-refusal.ts';
import { readQuoteFields } from '#wholesale/quotes/server/read-quote-fields.ts';
import {
  receiveConversationCall,
  sentAddressField,
  sentProblemField,
} from '#wholesale/quotes/server/receive-quote-form.ts';
import { requestQuote } from '#wholesale/quotes/server/request-quote.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { maybeTyped, postedId, readElsewhere, said } from '../../lenient/posted.ts';

import { attachments } from './attachments.ts';

/** Its address as bare text (QUO-05, wire 4.1). */
export const requestQuoteCart = wholesaleCall({
  name: '{p}requestquotecart',
  receive: receiveConversationCall,
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
    attachment: attachments,
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
    { status: 413, when: 'An attached file is too large.' },
    { status: 429, when: 'The caller has written too much of late.' },
  ],
  async handle(ctx, _fields, posted) {
    const { person } = ctx.visitor;
    if (!person) return ajaxText('-1', 403);
    const fields = await readQuoteFields(ctx);
    const asked = { person, fields, posted, request: readQuoteRequest(posted, fields, ctx.wire) };
    const result = await requestQuote(ctx, asked);
    if (result.ok) return ajaxText(ctx.shopUrl + conversationPath(result.id));
    const { text, status } = quoteRefusal(ctx, result.error);
    return ajaxFailure(text, status);
  },
});

/** QUO-09, wire 4.1. */
export const quoteUpload = wholesaleCall({
  name: '{p}quoteupload',
  receive: receiveConversationCall,
  summary: 'The address of the file that came, for its field.',
  fields: z.object({
    file: readElsewhere.meta({
      description: 'A file, multipart. Size and types by setting; typed by content.',
    }),
  }),
  reply: { says: 'The address of the stored file as bare text, readable by the sender and the shop alone.' },
  errors: [
    { status: 413, when: 'The file is too large: `{ success: false, data }`.' },
    { status: 422, when: 'The file is empty, cut off or of another type: `data` is the sentence.' },
  ],
  async handle(ctx, _fields, posted) {
    const words = quotesFor(ctx.visitor.audience.locale).fileProblems;
    const address = posted[sentAddressField] ?? '';
    // A form can claim any address: only a file that was stored for this session is confirmed.
    if ((await findQuoteFiles(ctx, [address])).has(address)) return ajaxText(address);
    const problem = fileProblems.find((known) => known === posted[sentProblemField]) ?? 'file-not-stored';
    return ajaxFailure(words[problem], problem === 'file-too-large' ? 413 : 422);
  },
});

/** OFF-05, wire 4.2. */
export const addOffer = wholesaleCall({
  name: '{p}addoffer',
  summary: 'Puts all lines of an offer into the cart.',
  fields: z.object({ offer: postedId(9).meta({ description: 'The number of an offer of the caller.' }) }),
  reply: {
    says: '`success` as bare text: all lines of the offer are in the cart at its prices, once; the browser goes to the cart.',
  },
  errors: [
    { status: 404, when: 'The caller has no such offer: `{ success: false, data }` with the sentence.' },
    {
      status: 409,
      when: 'The offer has ended, was ordered or taken back, or something of it is missing: `data` says what; nothing was added.',
    },
  ],
  async handle(ctx, { offer }) {
    const result = await putOfferInCart(ctx, offer);
    if (result.ok) return ajaxText('success');
    const { text, status } = offerRefusalSentence(result.error, ctx.visitor.audience.locale);
    return ajaxFailure(text, status);
  },
});
