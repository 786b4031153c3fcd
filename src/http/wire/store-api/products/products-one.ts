import { findProgramProduct } from '#catalogue/products/server/collections/find-program-product.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { contextParam } from '../context-param.ts';
import { keptAnswer } from '../kept-answers.ts';
import { parseParams } from '../parse-params.ts';
import { answerOf, readReply } from '../read-reply.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { productObject } from './product-object.ts';

const largestId = 2_147_483_647;

type By = Parameters<typeof findProgramProduct>[1];

/** `GET /products/{id}` (wire 1.8), for products and variations. */
export async function productByIdEndpoint(
  request: Request,
  toolbox: Toolbox,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const id = Number(params.id);
  const known = Number.isInteger(id) && id > 0 && id <= largestId;
  return answerProduct(request, toolbox, known ? { id } : null, '{platform}_rest_product_invalid_id');
}

/** `GET /products/{slug}` (wire 1.8), for products and variations. */
export async function productBySlugEndpoint(
  request: Request,
  toolbox: Toolbox,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const by = { slug: params.slug ?? '' };
  return answerProduct(request, toolbox, by, '{platform}_rest_product_invalid_slug');
}

async function answerProduct(
  request: Request,
  toolbox: Toolbox,
  by: By | null,
  unknown: string,
): Promise<Response> {
  const read = parseParams(toolbox, new URL(request.url).searchParams, { context: contextParam });
  if (!read.ok) return read.error;
  const answer =
    by &&
    (await keptAnswer(toolbox, request, async () => {
      const product = await findProgramProduct(toolbox, by);
      return answerOf(product && productObject(toolbox, product), product ? 1 : 0);
    }));
  return answer?.total
    ? readReply(answer)
    : storeError(toolbox, unknown, storeWords(toolbox).productNotFound, 404);
}
