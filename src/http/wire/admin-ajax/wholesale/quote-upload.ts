import { z } from 'zod';
import { fileProblems } from '#foundation/private-files/rules/sent-file.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import { findQuoteFiles } from '#wholesale/quotes/server/find-quote-files.ts';
import {
  receiveQuoteUpload,
  sentAddressField,
  sentProblemField,
} from '#wholesale/quotes/server/receive-quote-form.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { readElsewhere } from '../../lenient/posted.ts';

/** QUO-09, wire 4.1. */
export const quoteUpload = wholesaleCall({
  name: '{p}quoteupload',
  receive: receiveQuoteUpload,
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
    // A form can say anything: only what the shop has kept for this session is told.
    if ((await findQuoteFiles(ctx, [address])).has(address)) return ajaxText(address);
    const problem = fileProblems.find((known) => known === posted[sentProblemField]) ?? 'file-not-stored';
    return ajaxFailure(words[problem], problem === 'file-too-large' ? 413 : 422);
  },
});
