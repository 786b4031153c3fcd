import { findApiProduct } from '#catalogue/products/server/collections/find-api-product.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { cachedAnswer } from '../cached-answers.ts';
import { contextParam } from '../context-param.ts';
import { parseParams } from '../parse-params.ts';
import { answerOf, readReply } from '../read-reply.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { productObject } from './product-object.ts';

const largestId = 2_147_483_647;

type By = Parameters<typeof findApiProduct>[1];

/** `GET /products/{id}` (wire 1.8), for products and variations. */
export async function productByIdEndpoint(
  request: Request,
  ctx: RequestContext,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const id = Number(params.id);
  const known = Number.isInteger(id) && id > 0 && id <= largestId;
  return answerProduct(request, ctx, known ? { id } : null, '{platform}_rest_product_invalid_id');
}

/** `GET /products/{slug}` (wire 1.8), for products and variations. */
export async function productBySlugEndpoint(
  request: Request,
  ctx: RequestContext,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const by = { slug: params.slug ?? '' };
  return answerProduct(request, ctx, by, '{platform}_rest_product_invalid_slug');
}

async function answerProduct(
  request: Request,
  ctx: RequestContext,
  by: By | null,
  unknown: string,
): Promise<Response> {
  const read = parseParams(ctx, new URL(request.url).searchParams, { context: contextParam });
  if (!read.ok) return read.error;
  const answer =
    by &&
    (await cachedAnswer(ctx, request, async () => {
      const product = await findApiProduct(ctx, by);
      return answerOf(product && productObject(ctx, product), product ? 1 : 0);
    }));
  return answer?.total ? readReply(answer) : storeError(ctx, unknown, storeWords(ctx).productNotFound, 404);
}
