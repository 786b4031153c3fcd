import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** Headers that tell how much there is, and where the pages before and after are; their addresses are the shop's own (wire 1.7). */
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
