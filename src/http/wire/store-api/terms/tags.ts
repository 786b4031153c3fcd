import { readTerms } from '#catalogue/products/server/collections/terms/read-terms.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { parseParams } from '../parse-params.ts';
import { termObject } from './term-object.ts';
import { termQuery, termSchema } from './term-params.ts';
import { termReply } from './term-reply.ts';

/** `GET /products/tags` (wire 1.10). */
export async function tagsEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const read = parseParams(ctx, new URL(request.url).searchParams, termSchema);
  if (!read.ok) return read.error;
  const terms = await readTerms(ctx, 'tags');
  const query = termQuery(read.params, { hasTree: false });
  const location = { shopUrl: ctx.shopUrl, collection: '/products/tags' };
  return termReply(ctx, request, { terms, query }, (term) => termObject(location, term));
}
