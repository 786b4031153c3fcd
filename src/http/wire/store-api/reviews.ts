import { z } from 'zod';
import { readApiReviews, reviewOrders } from '#catalogue/products/server/collections/read-api-reviews.ts';
import { commaList } from '../lenient/lists.ts';
import { choice, id, wholeNumber } from '../lenient/scalars.ts';
import { cachedAnswer } from './cached-answers.ts';
import {
  answerOf,
  badParameter,
  contextParam,
  pagingHeaderSays,
  pagingHeaders,
  readReply,
} from './read-reply.ts';
import { storeReview } from './replies/store-collections.ts';
import { reviewObject } from './review-object.ts';
import { storeRead } from './store-call.ts';

const idsParam = commaList(id);

/** The parameters of a question for reviews (wire 1.11). */
const reviewQuery = z
  .object({
    context: contextParam,
    page: wholeNumber({ min: 1, max: 1_000_000 }).meta({
      description: 'Page; one past the last is empty.',
      default: 1,
    }),
    per_page: wholeNumber({ min: 1, max: 100 }).meta({ description: 'Reviews on a page.', default: 10 }),
    offset: wholeNumber({ min: 0, max: 100_000_000 }).meta({
      description: 'Reviews to pass over; wins over the page.',
    }),
    order: choice(['asc', 'desc']).meta({ description: 'Ascending or descending.', default: 'desc' }),
    orderby: choice(reviewOrders).meta({ description: 'What the order goes by.', default: 'date' }),
    category_id: idsParam.meta({
      description: 'Products of these categories and of what stands below them.',
    }),
    product_id: idsParam.meta({ description: 'These products.' }),
  })
  .partial();

/** Wire 1.11. */
export const reviews = storeRead({
  path: '/products/reviews',
  summary: 'Approved reviews of published products.',
  query: reviewQuery,
  reply: { schema: z.array(storeReview), headers: pagingHeaderSays },
  errors: [badParameter],
  async handle(ctx, params, { request }) {
    const size = params.per_page ?? 10;
    const number = params.page ?? 1;
    const answer = await cachedAnswer(ctx, request, async () => {
      const { reviews: found, total } = await readApiReviews(ctx, {
        limit: size,
        // As on the platform an offset of 0 leaves the page to count.
        offset: params.offset || (number - 1) * size,
        order: params.orderby ?? 'date',
        direction: params.order ?? 'desc',
        productIds: params.product_id?.length ? params.product_id : undefined,
        categoryIds: params.category_id?.length ? params.category_id : undefined,
      });
      return answerOf(
        found.map((review) => reviewObject(ctx, review)),
        total,
      );
    });
    return readReply(answer, pagingHeaders(ctx, request, { number, size, total: answer.total }));
  },
});
