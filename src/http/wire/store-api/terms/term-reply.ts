import { chooseTerms, type TermQuery } from '#catalogue/products/server/collections/terms/choose-terms.ts';
import type { TermForPrograms } from '#catalogue/products/server/collections/terms/term-for-programs.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { pagingHeaders } from '../paging.ts';
import { answerOf, readReply } from '../read-reply.ts';

/** Chosen terms as a reply; how many there are is told only where there may be more pages (wire 1.10). */
export function termReply(
  toolbox: Toolbox,
  request: Request,
  found: { readonly terms: readonly TermForPrograms[]; readonly query: TermQuery },
  objectOf: (term: TermForPrograms) => unknown,
): Response {
  const { query } = found;
  const { page, total } = chooseTerms(found.terms, query);
  const paged = query.size > 0 && (page.length === query.size || query.page > 1);
  return readReply(
    answerOf(page.map(objectOf)),
    paged ? pagingHeaders(toolbox, request, { number: query.page, size: query.size, total }) : {},
  );
}
