import { z } from 'zod';
import { conversationPath } from '#wholesale/conversations/rules/conversation-paths.ts';
import { readInquiry } from '#wholesale/conversations/rules/inquiry.ts';
import { writingProblem } from '#wholesale/conversations/server/conversation-problems.ts';
import { sendInquiry } from '#wholesale/conversations/server/send-inquiry.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { maybeTyped } from '../../lenient/posted.ts';

/** Its address as bare text (CONV-07, wire 4.1). */
export const sendInquiryEndpoint = wholesaleCall({
  name: '{p}sendinquiry',
  who: 'customer',
  summary: 'Opens a conversation.',
  fields: z.object({
    message: maybeTyped.meta({ description: 'Not blank, 5,000 characters at most.' }),
    title: maybeTyped.meta({ description: 'Not blank, 200 characters at most.' }),
    type: maybeTyped.meta({ enum: ['message', 'inquiry', 'quote'], default: 'message' }),
    vendor: maybeTyped.meta({
      type: 'integer',
      description: 'The id of a vendor; left out for the shop itself.',
    }),
  }),
  reply: { says: 'The address of the conversation as bare text: the browser goes there.' },
  errors: [
    {
      status: 422,
      when: 'Title or message is blank or too long, or the vendor unknown: `{ success: false, data }`.',
    },
    { status: 429, when: 'The caller has written too much of late.' },
  ],
  async handle(ctx, fields) {
    const { person } = ctx.visitor;
    if (!person) return ajaxText('-1', 403);
    const opened = await sendInquiry(ctx, { person, inquiry: readInquiry(fields) });
    if (opened.ok) return ajaxText(ctx.shopUrl + conversationPath(opened.id));
    const { text, status } = writingProblem(ctx, opened.error.code);
    return ajaxFailure(text, status);
  },
});
