import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CallError } from '../call-document.ts';
import { choice } from '../lenient/scalars.ts';
import type { CachedAnswer } from './cached-answers.ts';

/** An answer in the form that is cached; `total` counts what is on other pages as well. */
export function answerOf(value: unknown, total = 0): CachedAnswer {
  return { body: JSON.stringify(value), total };
}

/** The reply to a question that changes nothing. */
export function readReply(answer: CachedAnswer, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(answer.body, {
    headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
  });
}

/** `context`, which every question takes (wire 1.0). */
export const contextParam = choice(['view', 'edit']).meta({
  description: 'Makes no difference; both are accepted.',
  default: 'view',
});

/** The query of what is asked for by its address alone. */
export const contextOnly = z.object({ context: contextParam }).partial();

export const badParameter: CallError = {
  status: 400,
  code: 'rest_invalid_param',
  when: 'A parameter does not fit; `data.params` and `data.details` say which and why.',
};
export const notThere = (code: string, what: string): CallError => ({
  status: 404,
  code: `{platform}_rest_${code}`,
  when: `${what} is not there.`,
});
/** The headers of a page of a list. */
export const pagingHeaderSays = {
  'X-WP-Total': 'how many there are in all',
  'X-WP-TotalPages': 'how many pages they make',
  Link: 'addresses of the pages before and after, `rel="prev"` and `rel="next"`',
};

/** Headers with the total and with links to the pages before and after; their addresses are the shop's own (wire 1.7). */
export function pagingHeaders(
  ctx: Pick<RequestContext, 'shopUrl'>,
  request: Request,
  page: { readonly number: number; readonly size: number; readonly total: number },
): Record<string, string> {
  const pages = Math.ceil(page.total / page.size);
  const to = (number: number, rel: string) => {
    const asked = new URL(request.url);
    const route = asked.searchParams.get('rest_route');
    const url = new URL(route === null ? asked.pathname : `/wp-json${route}`, ctx.shopUrl);
    for (const [name, value] of asked.searchParams) {
      if (name !== 'rest_route' && name !== 'page') url.searchParams.append(name, value);
    }
    url.searchParams.set('page', String(number));
    return `<${url.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page.number > 1 && pages > 0 ? [to(Math.min(page.number - 1, pages), 'prev')] : []),
    ...(page.number < pages ? [to(page.number + 1, 'next')] : []),
  ];
  return {
    'X-WP-Total': String(page.total),
    'X-WP-TotalPages': String(pages),
    ...(links.length > 0 ? { Link: links.join(', ') } : {}),
  };
}

const base = '/wp-json/wc/store/v1';

/** A collection of the Store API: `/products/tags`. */
export type CollectionLocation = { readonly shopUrl: string; readonly collection: string };

/** The address of a collection of the Store API. */
export function collectionUrl({ shopUrl, collection }: CollectionLocation): string {
  return `${shopUrl}${base}${collection}`;
}
