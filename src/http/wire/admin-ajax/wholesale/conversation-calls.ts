import { z } from 'zod';
import { conversationPath } from '#wholesale/conversations/rules/conversation-paths.ts';
import { readInquiry, tidy } from '#wholesale/conversations/rules/inquiry.ts';
import { writingProblem } from '#wholesale/conversations/server/conversation-problems.ts';
import { conversationIdFrom } from '#wholesale/conversations/server/post-conversation-form.ts';
import { sendInquiry } from '#wholesale/conversations/server/send-inquiry.ts';
import { sendMessage } from '#wholesale/conversations/server/send-message.ts';
import { receiveConversationCall } from '#wholesale/quotes/server/receive-quote-form.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { maybeTyped, typed } from '../../lenient/posted.ts';
import { attachments } from './attachments.ts';

/** Whose conversation it is, the call asks itself (CONV-03, wire 4.1). */
export const conversationMessage = wholesaleCall({
  name: '{p}conversationmessage',
  who: 'customer',
  receive: receiveConversationCall,
  summary: 'Adds a message to a conversation of the caller.',
  fields: z.object({
    message: typed.meta({ description: 'Not blank, 5,000 characters at most.' }),
    conversationid: z
      .string()
      .meta({ type: 'integer', description: 'A conversation of the caller.' })
      .optional(),
    attachment: attachments,
  }),
  reply: { says: '`1`; the client reloads its page. A resolved conversation is open again.' },
  errors: [
    { status: 404, when: 'There is no such conversation of the caller: `{ success: false, data }`.' },
    { status: 422, when: 'The message is blank or too long: `data` is the sentence that says so.' },
    { status: 413, when: 'An attached file is too large.' },
    { status: 429, when: 'The caller has written too much of late.' },
  ],
  async handle(ctx, { message, conversationid }, posted) {
    const { person } = ctx.visitor;
    if (!person) return ajaxText('-1', 403);
    const conversationId = conversationIdFrom(conversationid) ?? 0;
    const sent = await sendMessage(ctx, { person, conversationId, message: tidy(message), posted });
    if (sent.ok) return ajaxText('1');
    const { text, status } = writingProblem(ctx, sent.error.code);
    return ajaxFailure(text, status);
  },
});

/** Its address as bare text (CONV-07, wire 4.1). */
export const sendInquiryEndpoint = wholesaleCall({
  name: '{p}sendinquiry',
  who: 'customer',
  receive: receiveConversationCall,
  summary: 'Opens a conversation.',
  fields: z.object({
    message: maybeTyped.meta({ description: 'Not blank, 5,000 characters at most.' }),
    title: maybeTyped.meta({ description: 'Not blank, 200 characters at most.' }),
    type: maybeTyped.meta({ enum: ['message', 'inquiry', 'quote'], default: 'message' }),
    vendor: maybeTyped.meta({
      type: 'integer',
      description: 'The id of a vendor; left out for the shop itself.',
    }),
    attachment: attachments,
  }),
  reply: { says: 'The address of the conversation as bare text: the browser goes there.' },
  errors: [
    {
      status: 422,
      when: 'Title or message is blank or too long, or the vendor unknown: `{ success: false, data }`.',
    },
    { status: 413, when: 'An attached file is too large.' },
    { status: 429, when: 'The caller has written too much of late.' },
  ],
  async handle(ctx, _fields, posted) {
    const { person } = ctx.visitor;
    if (!person) return ajaxText('-1', 403);
    const opened = await sendInquiry(ctx, { person, inquiry: readInquiry(posted), posted });
    if (opened.ok) return ajaxText(ctx.shopUrl + conversationPath(opened.id));
    const { text, status } = writingProblem(ctx, opened.error.code);
    return ajaxFailure(text, status);
  },
});
