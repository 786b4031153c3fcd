import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import type { Locale } from '#messages/locale.ts';
import { readQuoteListReply } from '../../rules/quote-list/quote-list-answer.ts';
import { type QuoteListContext, quoteListContextPath } from '../../rules/quote-list/quote-list-context.ts';
import { type QuoteListItem, writeQuoteListItem } from '../../rules/quote-list/quote-list-item.ts';

/** What came of an add: the message, and after a good result the link that browses the list (RAQ-05). */
export type QuoteListOutcome =
  | {
      readonly done: true;
      readonly message: string;
      readonly link: { readonly url: string; readonly label: string };
    }
  /** an error, or that the shop has no quote list (RAQ-07) */
  | { readonly done: false; readonly message: string };

// Asked for once by a page; an expired nonce is renewed.
let known: Promise<QuoteListContext | null | 'failed'> | null = null;

/**
 * Adds a product to the quote list (RAQ-01 to RAQ-05): posts `add_item` to the address and under the names that the shop has configured.
 * Where the shop has no quote list it says so (RAQ-07). Never throws.
 */
export async function addToQuoteList(item: QuoteListItem, locale: Locale): Promise<QuoteListOutcome> {
  const words = quoteListFor(locale);
  known ??= readContext();
  let answer = await post(await known, item);
  if (answer === 'stale') {
    known = readContext();
    answer = await post(await known, item);
  }
  if (answer === 'none') return { done: false, message: words.notInstalled };
  const read = typeof answer === 'string' ? null : readQuoteListReply(answer.text);
  if (!read) {
    known = null;
    return { done: false, message: words.failed };
  }
  if (!read.done) return read;
  return { done: true, message: read.message, link: { url: read.listUrl, label: words.browse } };
}

type Posted = { readonly text: string } | 'none' | 'stale' | 'failed';

async function post(context: Awaited<NonNullable<typeof known>>, item: QuoteListItem): Promise<Posted> {
  if (context === 'failed') return 'failed';
  if (context === null) return 'none';
  try {
    const response = await fetch(context.url, {
      method: 'POST',
      body: new URLSearchParams({
        ...writeQuoteListItem(item),
        action: context.action,
        [context.subAction]: 'add_item',
        _wpnonce: context.nonce,
      }),
    });
    return response.status === 403 ? 'stale' : { text: await response.text() };
  } catch {
    return 'failed';
  }
}

async function readContext(): Promise<QuoteListContext | null | 'failed'> {
  try {
    const response = await fetch(quoteListContextPath);
    // The shop's own answer, made by quoteListPlace; without a quote list there is no such address.
    if (response.status === 404) return null;
    return response.ok ? ((await response.json()) as QuoteListContext) : 'failed';
  } catch {
    return 'failed';
  }
}
