import { countReviews } from '#catalogue/products/server/collections/terms/count-reviews.ts';
import { readTerms } from '#catalogue/products/server/collections/terms/read-terms.ts';
import type { TermForPrograms } from '#catalogue/products/server/collections/terms/term-for-programs.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
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

async function list(request: Request, toolbox: Toolbox, kind: Kind): Promise<Response> {
  const read = parseParams(toolbox, new URL(request.url).searchParams, termSchema);
  if (!read.ok) return read.error;
  const [terms, reviews] = await Promise.all([readTerms(toolbox, kind), countReviews(toolbox, kind)]);
  const query = termQuery(read.params, { hasTree: true });
  return termReply(toolbox, request, { terms, query }, (term) =>
    categoryObject(toolbox, kind, term, reviews.get(term.id) ?? 0),
  );
}

async function one(
  request: Request,
  toolbox: Toolbox,
  kind: Kind,
  isIt: (term: TermForPrograms) => boolean,
): Promise<Response | null> {
  const read = parseParams(toolbox, new URL(request.url).searchParams, { context: contextParam });
  if (!read.ok) return read.error;
  const term = (await readTerms(toolbox, kind)).find(isIt);
  if (!term) return null;
  const reviews = await countReviews(toolbox, kind);
  return readReply(answerOf(categoryObject(toolbox, kind, term, reviews.get(term.id) ?? 0)));
}

/** `GET /products/categories` (wire 1.10). */
export function categoriesEndpoint(request: Request, toolbox: Toolbox): Promise<Response> {
  return list(request, toolbox, 'categories');
}

/** `GET /products/categories/{id}` (wire 1.10), empty ones as well. */
export async function categoryEndpoint(
  request: Request,
  toolbox: Toolbox,
  path: PathParts,
): Promise<Response> {
  const found = await one(request, toolbox, 'categories', ({ id }) => id === Number(path.id));
  const { categoryNotFound } = storeWords(toolbox);
  return found ?? storeError(toolbox, '{platform}_rest_category_invalid_id', categoryNotFound, 404);
}

/** `GET /products/brands` (wire 1.10). */
export function brandsEndpoint(request: Request, toolbox: Toolbox): Promise<Response> {
  return list(request, toolbox, 'brands');
}

/** `GET /products/brands/{id}` (wire 1.10). */
export async function brandEndpoint(request: Request, toolbox: Toolbox, path: PathParts): Promise<Response> {
  const found = await one(request, toolbox, 'brands', ({ id }) => id === Number(path.id));
  const { brandNotFound } = storeWords(toolbox);
  return found ?? storeError(toolbox, '{platform}_rest_brand_invalid_id', brandNotFound, 404);
}

/** `GET /products/brands/{slug}` (wire 1.10). */
export async function brandBySlugEndpoint(
  request: Request,
  toolbox: Toolbox,
  path: PathParts,
): Promise<Response> {
  const found = await one(request, toolbox, 'brands', ({ slug }) => slug === path.slug);
  const { brandNotFound } = storeWords(toolbox);
  return found ?? storeError(toolbox, '{platform}_rest_brand_invalid_slug', brandNotFound, 404);
}
