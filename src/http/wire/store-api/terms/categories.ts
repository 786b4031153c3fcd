import type { ApiTerm } from '#catalogue/products/server/collections/terms/api-term.ts';
import { countReviews } from '#catalogue/products/server/collections/terms/count-reviews.ts';
import { readTerms } from '#catalogue/products/server/collections/terms/read-terms.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { contextParam } from '../context-param.ts';
import { parseParams } from '../parse-params.ts';
import { answerOf, readReply } from '../read-reply.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { categoryObject } from './term-object.ts';
import { termQuery, termSchema } from './term-params.ts';
import { termReply } from './term-reply.ts';

type Kind = 'categories' | 'brands';
type PathParts = Readonly<Record<string, string>>;

async function list(request: Request, ctx: RequestContext, kind: Kind): Promise<Response> {
  const read = parseParams(ctx, new URL(request.url).searchParams, termSchema);
  if (!read.ok) return read.error;
  const [terms, reviews] = await Promise.all([readTerms(ctx, kind), countReviews(ctx, kind)]);
  const query = termQuery(read.params, { hasTree: true });
  return termReply(ctx, request, { terms, query }, (term) =>
    categoryObject(ctx, kind, term, reviews.get(term.id) ?? 0),
  );
}

async function one(
  request: Request,
  ctx: RequestContext,
  kind: Kind,
  isIt: (term: ApiTerm) => boolean,
): Promise<Response | null> {
  const read = parseParams(ctx, new URL(request.url).searchParams, { context: contextParam });
  if (!read.ok) return read.error;
  const term = (await readTerms(ctx, kind)).find(isIt);
  if (!term) return null;
  const reviews = await countReviews(ctx, kind);
  return readReply(answerOf(categoryObject(ctx, kind, term, reviews.get(term.id) ?? 0)));
}

/** `GET /products/categories` (wire 1.10). */
export function categoriesEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  return list(request, ctx, 'categories');
}

/** `GET /products/categories/{id}` (wire 1.10), empty ones as well. */
export async function categoryEndpoint(
  request: Request,
  ctx: RequestContext,
  path: PathParts,
): Promise<Response> {
  const found = await one(request, ctx, 'categories', ({ id }) => id === Number(path.id));
  const { categoryNotFound } = storeWords(ctx);
  return found ?? storeError(ctx, '{platform}_rest_category_invalid_id', categoryNotFound, 404);
}

/** `GET /products/brands` (wire 1.10). */
export function brandsEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  return list(request, ctx, 'brands');
}

/** `GET /products/brands/{id}` (wire 1.10). */
export async function brandEndpoint(
  request: Request,
  ctx: RequestContext,
  path: PathParts,
): Promise<Response> {
  const found = await one(request, ctx, 'brands', ({ id }) => id === Number(path.id));
  const { brandNotFound } = storeWords(ctx);
  return found ?? storeError(ctx, '{platform}_rest_brand_invalid_id', brandNotFound, 404);
}

/** `GET /products/brands/{slug}` (wire 1.10). */
export async function brandBySlugEndpoint(
  request: Request,
  ctx: RequestContext,
  path: PathParts,
): Promise<Response> {
  const found = await one(request, ctx, 'brands', ({ slug }) => slug === path.slug);
  const { brandNotFound } = storeWords(ctx);
  return found ?? storeError(ctx, '{platform}_rest_brand_invalid_slug', brandNotFound, 404);
}
