import { z } from 'zod';
import {
  type AttributeEntry,
  readAttributes,
} from '#catalogue/products/server/collections/terms/read-attributes.ts';
import { readTerms } from '#catalogue/products/server/collections/terms/read-terms.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { answerOf, badParameter, collectionUrl, contextOnly, notThere, readReply } from '../read-reply.ts';
import {
  type StoreAttributeObject,
  storeAttributeObject,
  storeTermObject,
} from '../replies/store-collections.ts';
import { type PathParts, storeRead } from '../store-call.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { attributeTermObject } from './term-object.ts';
import { attributeTermParams, termPaging, termQuery, termReply } from './term-reply.ts';

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

const attributeOf = async (ctx: RequestContext, path: PathParts) =>
  (await readAttributes(ctx)).find(({ id }) => id === Number(path.id));

/** Wire 1.10. */
export const attributes = storeRead({
  path: collection,
  summary: 'The attributes of products.',
  query: contextOnly,
  reply: { schema: z.array(storeAttributeObject) },
  errors: [badParameter],
  async handle(ctx) {
    const all = await readAttributes(ctx);
    return readReply(answerOf(all.map((attribute) => attributeObject(ctx.shopUrl, attribute))));
  },
});

/** Wire 1.10. */
export const attributeById = storeRead({
  path: `${collection}/:id{[0-9]+}`,
  summary: 'An attribute.',
  query: contextOnly,
  reply: { schema: storeAttributeObject },
  errors: [badParameter, notThere('attribute_invalid_id', 'The attribute')],
  async handle(ctx, _query, { path }) {
    const attribute = await attributeOf(ctx, path);
    const { attributeNotFound } = storeWords(ctx);
    if (!attribute) return storeError(ctx, '{platform}_rest_attribute_invalid_id', attributeNotFound, 404);
    return readReply(answerOf(attributeObject(ctx.shopUrl, attribute)));
  },
});

/** Wire 1.10. */
export const attributeTerms = storeRead({
  path: `${collection}/:id{[0-9]+}/terms`,
  summary: 'The terms of an attribute.',
  query: attributeTermParams,
  reply: { schema: z.array(storeTermObject), headers: termPaging },
  errors: [badParameter, notThere('taxonomy_invalid', 'The attribute')],
  async handle(ctx, params, { request, path }) {
    const attribute = await attributeOf(ctx, path);
    const { taxonomyNotFound } = storeWords(ctx);
    if (!attribute) return storeError(ctx, '{platform}_rest_taxonomy_invalid', taxonomyNotFound, 404);
    const terms = await readTerms(ctx, { attributeId: attribute.id });
    const query = termQuery(params, { hasTree: false });
    const location = { shopUrl: ctx.shopUrl, collection: `${collection}/${attribute.id}/terms` };
    return termReply(ctx, request, { terms, query }, (term) => attributeTermObject(location, term));
  },
});
