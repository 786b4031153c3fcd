import type { ApiTerm } from '#catalogue/products/server/collections/terms/api-term.ts';
import { chooseTerms, type TermQuery } from '#catalogue/products/server/collections/terms/choose-terms.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { pagingHeaders } from '../paging.ts';
import { answerOf, readReply } from '../read-reply.ts';

/** The headers of a list of terms. */
export const termPaging = {
  'X-WP-Total, X-WP-TotalPages, Link': 'only with `per_page`, and where there may be more pages',
};

/** Chosen terms as a reply; how many there are is told only where there may be more pages (wire 1.10). */
export function termReply(
  ctx: RequestContext,
  request: Request,
  found: { readonly terms: readonly ApiTerm[]; readonly query: TermQuery },
  objectOf: (term: ApiTerm) => unknown,
): Response {
  const { query } = found;
  const { page, total } = chooseTerms(found.terms, query);
  const paged = query.size > 0 && (page.length === query.size || query.page > 1);
  return readReply(
    answerOf(page.map(objectOf)),
    paged ? pagingHeaders(ctx, request, { number: query.page, size: query.size, total }) : {},
  );
}
