import type { Locale } from '#messages/locale.ts';
import { requestWords } from './request-words.ts';

/** A page of one sentence, for what is refused before the shop's pages are reached. */
export function plainPage(
  locale: Locale,
  word:
    | 'tooLarge'
    | 'malformed'
    | 'noForm'
    | 'methodNotAllowed'
    | 'fromElsewhere'
    | 'notAllowed'
    | 'notFound'
    | 'failed'
    | 'busy'
    | 'away',
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const words = requestWords(locale);
  const sentence = words[word];
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status}</title></head><body><main><h1>${sentence}</h1><p><a href="/">${words.backToShop}</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
