import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import { readAddCall } from '#selling/cart/rules/cart-calls.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { quoteListPath } from '#wholesale/quotes/rules/quote-list/quote-list-paths.ts';
import { addToQuoteList } from '#wholesale/quotes/server/quote-list/add-to-quote-list.ts';
import { quoteListSentence } from '#wholesale/quotes/server/quote-list/quote-list-sentence.ts';
import { formFields } from '../form-fields.ts';

/** `?add-to-quote={id}` on any page, by link or form: the page is shown with a notice that leads to the list (wire 6.1, RAQ-05, RAQ-07). */
export async function addToQuoteLink(request: Request, ctx: RequestContext): Promise<Response | null> {
  const sent: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries(new URL(request.url).searchParams),
    ...(request.method === 'POST' ? await formFields(request.clone()) : {}),
  };
  const call = readAddCall({ ...sent, product_id: sent['add-to-quote'] }, 'product_id');
  if (!call) return null;
  const words = quoteListFor(ctx.visitor.audience.locale);
  if (!ctx.settings.quote_list_enabled) {
    await queueNotice(ctx, { kind: 'error', text: words.notInstalled });
    return null;
  }
  const result = await addToQuoteList(ctx, call);
  const text = quoteListSentence(ctx, result);
  const action = { label: words.browse, href: quoteListPath };
  await queueNotice(ctx, result.ok ? { kind: 'success', text, action } : { kind: 'error', text });
  return null;
}
