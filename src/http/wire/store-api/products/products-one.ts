import { storeProduct } from '#catalogue/products/rules/store-product.ts';
import { findApiProduct } from '#catalogue/products/server/collections/find-api-product.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { cachedAnswer } from '../cached-answers.ts';
import { answerOf, badParameter, contextOnly, notThere, readReply } from '../read-reply.ts';
import { storeRead } from '../store-call.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { productObject } from './product-object.ts';

const largestId = 2_147_483_647;

type By = Parameters<typeof findApiProduct>[1];

/** Wire 1.8. */
export const productById = storeRead({
  path: '/products/:id{[0-9]+}',
  summary: 'A product or a variation.',
  query: contextOnly,
  reply: { schema: storeProduct },
  errors: [badParameter, notThere('product_invalid_id', 'A published product or variation')],
  handle(ctx, _query, { request, path }) {
    const id = Number(path.id);
    const known = Number.isInteger(id) && id > 0 && id <= largestId;
    return answerProduct(request, ctx, known ? { id } : null, '{platform}_rest_product_invalid_id');
  },
});

/** Wire 1.8. */
export const productBySlug = storeRead({
  path: '/products/:slug',
  summary: 'A product or a variation.',
  query: contextOnly,
  reply: { schema: storeProduct },
  errors: [badParameter, notThere('product_invalid_slug', 'A published product or variation')],
  handle: (ctx, _query, { request, path }) =>
    answerProduct(request, ctx, { slug: path.slug ?? '' }, '{platform}_rest_product_invalid_slug'),
});

async function answerProduct(
  request: Request,
  ctx: RequestContext,
  by: By | null,
  unknown: string,
): Promise<Response> {
  const answer =
    by &&
    (await cachedAnswer(ctx, request, async () => {
      const product = await findApiProduct(ctx, by);
      return answerOf(product && productObject(ctx, product), product ? 1 : 0);
    }));
  return answer?.total ? readReply(answer) : storeError(ctx, unknown, storeWords(ctx).productNotFound, 404);
}
