import { z } from 'zod';
import type { ApiTerm } from '#catalogue/products/server/collections/terms/api-term.ts';
import {
  attributeTermOrders,
  chooseTerms,
  type TermQuery,
  termOrders,
} from '#catalogue/products/server/collections/terms/choose-terms.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { commaList } from '../../lenient/lists.ts';
import { choice, flag, id, text, wholeNumber } from '../../lenient/scalars.ts';
import { answerOf, contextParam, pagingHeaders, readReply } from '../read-reply.ts';

const idsParam = commaList(id);

/** The parameters of a question for terms (wire 1.10). */
export const termParams = z
  .object({
    context: contextParam,
    page: wholeNumber({ min: 1, max: 1_000_000 }).meta({
      description: 'Page, where `per_page` makes pages.',
      default: 1,
    }),
    per_page: wholeNumber({ min: 0, max: 1000 }).meta({
      description: 'Terms on a page; 0 or nothing takes all.',
    }),
    search: text.meta({ description: 'A part of the name or of the slug.' }),
    include: idsParam.meta({ description: 'Only these ids; wins over `exclude`.' }),
    exclude: idsParam.meta({ description: 'Not these ids.' }),
    order: choice(['asc', 'desc']).meta({ description: 'Ascending or descending.', default: 'asc' }),
    orderby: choice(termOrders).meta({ description: 'What the order goes by.', default: 'name' }),
    hide_empty: flag.meta({ description: 'Leaves out what no shown product carries.', default: true }),
    parent: id.meta({ description: 'Below this one; 0 stands for the top.' }),
  })
  .partial();

/** Terms of attributes may be sorted in more ways. */
export const attributeTermParams = termParams.extend({
  orderby: choice(attributeTermOrders)
    .meta({ description: 'What the order goes by.', default: 'name' })
    .optional(),
});

/** The query of a request for terms; only taxonomies with a tree can be filtered by parent. */
export function termQuery(
  params: z.output<typeof attributeTermParams> | z.output<typeof termParams>,
  options: { readonly hasTree: boolean },
): TermQuery {
  return {
    search: params.search || undefined,
    include: params.include ?? [],
    exclude: params.exclude ?? [],
    order: params.orderby ?? 'name',
    direction: params.order ?? 'asc',
    hideEmpty: params.hide_empty ?? true,
    parent: options.hasTree ? params.parent : undefined,
    page: params.page ?? 1,
    size: params.per_page ?? 0,
  };
}

/** The headers of a list of terms. */
export const termPaging = {
  'X-WP-Total, X-WP-TotalPages, Link': 'only with `per_page`, and where there may be more pages',
};

/** Chosen terms as a reply; the headers have a total only where there may be more pages (wire 1.10). */
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
