import { readApiReviews, reviewOrders } from '#catalogue/products/server/collections/read-api-reviews.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { cachedAnswer } from './cached-answers.ts';
import { contextParam } from './context-param.ts';
import { pagingHeaders } from './paging.ts';
import { choiceParam, described, integerParam, listParam } from './param-readers.ts';
import { parseParams } from './parse-params.ts';
import { answerOf, readReply } from './read-reply.ts';
import { reviewObject } from './review-object.ts';

const idsParam = listParam(integerParam({ min: 0, max: 2_147_483_647 }));

/** The parameters of a question for reviews (wire 1.11). */
export const reviewSchema = {
  context: contextParam,
  page: described(integerParam({ min: 1, max: 1_000_000 }), 'Page; one past the last is empty.', 1),
  per_page: described(integerParam({ min: 1, max: 100 }), 'Reviews on a page.', 10),
  offset: described(integerParam({ min: 0, max: 100_000_000 }), 'Reviews to pass over; wins over the page.'),
  order: described(choiceParam(['asc', 'desc']), 'Ascending or descending.', 'desc'),
  orderby: described(choiceParam(reviewOrders), 'What the order goes by.', 'date'),
  category_id: described(idsParam, 'Products of these categories and of what stands below them.'),
  product_id: described(idsParam, 'These products.'),
};

/** `GET /products/reviews` (wire 1.11): approved reviews of published products. */
export async function reviewsEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const read = parseParams(ctx, new URL(request.url).searchParams, reviewSchema);
  if (!read.ok) return read.error;
  const { params } = read;
  const size = params.per_page ?? 10;
  const number = params.page ?? 1;
  const answer = await cachedAnswer(ctx, request, async () => {
    const { reviews, total } = await readApiReviews(ctx, {
      limit: size,
      // As on the platform an offset of 0 leaves the page to count.
      offset: params.offset || (number - 1) * size,
      order: params.orderby ?? 'date',
      direction: params.order ?? 'desc',
      productIds: params.product_id?.length ? params.product_id : undefined,
      categoryIds: params.category_id?.length ? params.category_id : undefined,
    });
    return answerOf(
      reviews.map((review) => reviewObject(ctx, review)),
      total,
    );
  });
  return readReply(answer, pagingHeaders(ctx, request, { number, size, total: answer.total }));
}
