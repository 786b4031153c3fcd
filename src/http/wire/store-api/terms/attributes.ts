import {
  type AttributeEntry,
  readAttributes,
} from '#catalogue/products/server/collections/terms/read-attributes.ts';
import { readTerms } from '#catalogue/products/server/collections/terms/read-terms.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StoreAttributeObject } from '#http/contract/store-terms.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { collectionUrl } from '../collection-url.ts';
import { contextParam } from '../context-param.ts';
import { parseParams } from '../parse-params.ts';
import { answerOf, readReply } from '../read-reply.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { attributeTermObject } from './term-object.ts';
import { attributeTermSchema, termQuery } from './term-params.ts';
import { termReply } from './term-reply.ts';

type PathParts = Readonly<Record<string, string>>;
const collection = '/products/attributes';

function attributeObject(shopUrl: string, attribute: AttributeEntry): StoreAttributeObject {
  const address = collectionUrl({ shopUrl, collection });
  return {
    id: attribute.id,
    name: escapeHtml(attribute.name),
    taxonomy: `pa_${attribute.slug}`,
    type: attribute.type,
    order: 'menu_order',
    has_archives: false,
    count: attribute.terms.length,
    _links: { self: [{ href: `${address}/${attribute.id}` }], collection: [{ href: address }] },
  };
}

const contextOnly = (request: Request, ctx: RequestContext) =>
  parseParams(ctx, new URL(request.url).searchParams, { context: contextParam });

const attributeOf = async (ctx: RequestContext, path: PathParts) =>
  (await readAttributes(ctx)).find(({ id }) => id === Number(path.id));

/** `GET /products/attributes` (wire 1.10). */
export async function attributesEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const read = contextOnly(request, ctx);
  if (!read.ok) return read.error;
  const attributes = await readAttributes(ctx);
  return readReply(answerOf(attributes.map((attribute) => attributeObject(ctx.shopUrl, attribute))));
}

/** `GET /products/attributes/{id}` (wire 1.10). */
export async function attributeEndpoint(
  request: Request,
  ctx: RequestContext,
  path: PathParts,
): Promise<Response> {
  const read = contextOnly(request, ctx);
  if (!read.ok) return read.error;
  const attribute = await attributeOf(ctx, path);
  const { attributeNotFound } = storeWords(ctx);
  if (!attribute) return storeError(ctx, '{platform}_rest_attribute_invalid_id', attributeNotFound, 404);
  return readReply(answerOf(attributeObject(ctx.shopUrl, attribute)));
}

/** `GET /products/attributes/{id}/terms` (wire 1.10). */
export async function attributeTermsEndpoint(
  request: Request,
  ctx: RequestContext,
  path: PathParts,
): Promise<Response> {
  const read = parseParams(ctx, new URL(request.url).searchParams, attributeTermSchema);
  if (!read.ok) return read.error;
  const attribute = await attributeOf(ctx, path);
  const { taxonomyNotFound } = storeWords(ctx);
  if (!attribute) return storeError(ctx, '{platform}_rest_taxonomy_invalid', taxonomyNotFound, 404);
  const terms = await readTerms(ctx, { attributeId: attribute.id });
  const query = termQuery(read.params, { hasTree: false });
  const location = { shopUrl: ctx.shopUrl, collection: `${collection}/${attribute.id}/terms` };
  return termReply(ctx, request, { terms, query }, (term) => attributeTermObject(location, term));
}
