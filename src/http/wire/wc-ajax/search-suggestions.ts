import { createHash } from 'node:crypto';
import { z } from 'zod';
import { suggestionsReply } from '#catalogue/search/rules/suggestions.ts';
import { suggestionsTerm } from '#catalogue/suggestions/rules/search-suggestions.ts';
import { suggest } from '#catalogue/suggestions/server/suggest.ts';
import { storeAjaxCall } from '../ajax-call.ts';
import { ajaxHeaders } from '../ajax-reply.ts';
import { said } from '../lenient/posted.ts';

/** What is suggested to the visitor's audience while one types (SITE-17). */
export const searchSuggestions = storeAjaxCall({
  name: 'search_suggestions',
  methods: 'GET or POST',
  summary: 'What is suggested while one types.',
  fields: z.object({ [suggestionsTerm]: said('What has been typed so far, in the address or the form.') }),
  reply: {
    schema: suggestionsReply,
    headers: { ETag: 'the same answer is told by 304 to whoever sends `If-None-Match`' },
  },
  async handle(ctx, { term: posted }, _posted, { request }) {
    const term = posted ?? new URL(request.url).searchParams.get(suggestionsTerm) ?? '';
    const body = JSON.stringify(await suggest(ctx, term));
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    // The browser revalidates each time: after a log-in or log-out the prices are those of another price list.
    const headers = { ...ajaxHeaders, 'cache-control': 'private, no-cache', vary: 'Cookie', etag };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=UTF-8' } });
  },
});
