import { createHash } from 'node:crypto';
import { suggestionsTerm } from '#catalogue/suggestions/rules/search-suggestions.ts';
import { suggest } from '#catalogue/suggestions/server/suggest.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ajaxHeaders } from '../ajax-reply.ts';
import { formFields } from '../form-fields.ts';

/** `GET /?wc-ajax=search_suggestions&term={text}`: what is suggested to the visitor's audience while one types (SITE-17). */
export async function searchSuggestionsEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const posted = request.method === 'POST' ? await formFields(request) : {};
  const term = posted[suggestionsTerm] ?? new URL(request.url).searchParams.get(suggestionsTerm) ?? '';
  const body = JSON.stringify(await suggest(ctx, term));
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  // The browser asks each time: whoever logs in or out must not read the prices of somebody else's list.
  const headers = { ...ajaxHeaders, 'cache-control': 'private, no-cache', vary: 'Cookie', etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=UTF-8' } });
}
