import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import type { Locale } from '#messages/locale.ts';
import { readQuoteListReply } from '../../rules/quote-list/quote-list-answer.ts';
import { type QuoteListItem, writeQuoteListItem } from '../../rules/quote-list/quote-list-item.ts';
import { quoteListPlacePath } from '../../rules/quote-list/quote-list-paths.ts';
import type { QuoteListPlace } from '../../rules/quote-list/quote-list-place.ts';

/** What came of an add: the message, and after a good result the link that browses the list (RAQ-05). */
export type QuoteListOutcome =
  | {
      readonly done: true;
      readonly message: string;
      readonly link: { readonly url: string; readonly label: string };
    }
  /** an error, or that the shop has no quote list (RAQ-07) */
  | { readonly done: false; readonly message: string };

// Asked for once by a page; a nonce that no longer holds is asked for anew.
let known: Promise<QuoteListPlace | null | 'failed'> | null = null;

/**
 * Adds a product to the quote list (RAQ-01 to RAQ-05): posts `add_item` to the address and under the names that the shop has configured.
 * Where the shop has no quote list it says so (RAQ-07). Never throws.
 */
export async function addToQuoteList(item: QuoteListItem, locale: Locale): Promise<QuoteListOutcome> {
  const words = quoteListFor(locale);
  known ??= readPlace();
  let answer = await post(await known, item);
  if (answer === 'stale') {
    known = readPlace();
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

async function post(place: Awaited<NonNullable<typeof known>>, item: QuoteListItem): Promise<Posted> {
  if (place === 'failed') return 'failed';
  if (place === null) return 'none';
  try {
    const response = await fetch(place.url, {
      method: 'POST',
      body: new URLSearchParams({
        ...writeQuoteListItem(item),
        action: place.action,
        [place.subAction]: 'add_item',
        _wpnonce: place.nonce,
      }),
    });
    return response.status === 403 ? 'stale' : { text: await response.text() };
  } catch {
    return 'failed';
  }
}

async function readPlace(): Promise<QuoteListPlace | null | 'failed'> {
  try {
    const response = await fetch(quoteListPlacePath);
    // The shop's own answer, made by quoteListPlace; without a quote list there is no such address.
    if (response.status === 404) return null;
    return response.ok ? ((await response.json()) as QuoteListPlace) : 'failed';
  } catch {
    return 'failed';
  }
}
