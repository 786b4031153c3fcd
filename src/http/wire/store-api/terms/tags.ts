import { z } from 'zod';
import { readTerms } from '#catalogue/products/server/collections/terms/read-terms.ts';
import { badParameter } from '../read-errors.ts';
import { storeTermObject } from '../replies/store-terms.ts';
import { storeRead } from '../store-call.ts';
import { termObject } from './term-object.ts';
import { termParams, termQuery } from './term-params.ts';
import { termPaging, termReply } from './term-reply.ts';

/** Wire 1.10. */
export const tags = storeRead({
  path: '/products/tags',
  summary: 'The tags of products.',
  query: termParams,
  reply: { schema: z.array(storeTermObject), headers: termPaging },
  errors: [badParameter],
  async handle(ctx, params, { request }) {
    const terms = await readTerms(ctx, 'tags');
    const query = termQuery(params, { hasTree: false });
    const location = { shopUrl: ctx.shopUrl, collection: '/products/tags' };
    return termReply(ctx, request, { terms, query }, (term) => termObject(location, term));
  },
});
