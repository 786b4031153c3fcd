import { parseJson } from '#kit/text/rules/parse-json.ts';

/** An answer read: `done` where the product is on the list now, with the link to it (RAQ-05); null for what is no answer. */
type QuoteListAnswer =
  | { readonly done: true; readonly message: string; readonly listUrl: string }
  | { readonly done: false; readonly message: string };

/** Reads the text of an answer; after any other result than the two good ones the message is an error (RAQ-05). */
export function readQuoteListReply(text: string): QuoteListAnswer | null {
  const reply = parseJson(text);
  if (typeof reply !== 'object' || reply === null || !('result' in reply) || !('message' in reply))
    return null;
  const { result, message } = reply;
  if (typeof message !== 'string') return null;
  const address = 'rqa_url' in reply ? reply.rqa_url : null;
  return (result === 'true' || result === 'exists') && typeof address === 'string'
    ? { done: true, message, listUrl: address }
    : { done: false, message };
}
