import { z } from 'zod';
import { storeProduct } from '#catalogue/products/rules/store-product.ts';
import { findProductIds } from '#catalogue/products/server/collections/find-product-ids.ts';
import { lastChange } from '#catalogue/products/server/collections/last-change.ts';
import { readApiProducts } from '#catalogue/products/server/collections/read-api-products.ts';
import { cachedAnswer } from '../cached-answers.ts';
import { answerOf, badParameter, pagingHeaderSays, pagingHeaders, readReply } from '../read-reply.ts';
import { storeRead } from '../store-call.ts';
import { productObject } from './product-object.ts';
import { readProductParams, relatedMissing, relatedRefusal } from './product-params.ts';
import { productQuery } from './product-schema.ts';

/** Wire 1.7. */
export const products = storeRead({
  path: '/products',
  summary: 'The products that answer a question.',
  query: productQuery,
  reply: {
    schema: z.array(storeProduct),
    says: 'A page past the last is an empty list.',
    headers: { ...pagingHeaderSays, 'Last-Modified': 'when the newest product changed' },
  },
  errors: [badParameter, relatedMissing],
  async handle(ctx, params, { request, source }) {
    const read = readProductParams(ctx, params, source);
    if (!read.ok) return read.error;
    const { query, page } = read.value;
    const refusal = await relatedRefusal(ctx, query);
    if (refusal) return refusal;
    const answer = await cachedAnswer(ctx, request, async () => {
      const { ids, total } = await findProductIds(ctx, query);
      const found = await readApiProducts(ctx, ids);
      return answerOf(
        found.map((product) => productObject(ctx, product)),
        total,
      );
    });
    const changed = await lastChange(ctx);
    return readReply(answer, {
      ...pagingHeaders(ctx, request, { number: page, size: query.limit, total: answer.total }),
      ...(changed ? { 'Last-Modified': changed.toUTCString() } : {}),
    });
  },
});
