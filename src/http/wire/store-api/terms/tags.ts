import { readTerms } from '#catalogue/products/server/collections/terms/read-terms.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { parseParams } from '../parse-params.ts';
import { termObject } from './term-object.ts';
import { termQuery, termSchema } from './term-params.ts';
import { termReply } from './term-reply.ts';

/** `GET /products/tags` (wire 1.10). */
export async function tagsEndpoint(request: Request, toolbox: Toolbox): Promise<Response> {
  const read = parseParams(toolbox, new URL(request.url).searchParams, termSchema);
  if (!read.ok) return read.error;
  const terms = await readTerms(toolbox, 'tags');
  const query = termQuery(read.params, { hasTree: false });
  const place = { shopUrl: toolbox.shopUrl, collection: '/products/tags' };
  return termReply(toolbox, request, { terms, query }, (term) => termObject(place, term));
}
