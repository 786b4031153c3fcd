/** Headers that tell how much there is, and where the pages before and after are (wire 1.7). */
export function pagingHeaders(
  request: Request,
  page: { readonly number: number; readonly size: number; readonly total: number },
): Record<string, string> {
  const pages = Math.ceil(page.total / page.size);
  const to = (number: number, rel: string) => {
    const url = new URL(request.url);
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
