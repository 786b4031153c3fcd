import { z } from 'zod';
import type { ApiTerm } from '#catalogue/products/server/collections/terms/api-term.ts';
import { countReviews } from '#catalogue/products/server/collections/terms/count-reviews.ts';
import { readTerms } from '#catalogue/products/server/collections/terms/read-terms.ts';
import type { StoreApiEndpoint } from '../../endpoint.ts';
import { answerOf, badParameter, contextOnly, notThere, readReply } from '../read-reply.ts';
import { storeCategoryObject, storeTermObject } from '../replies/store-collections.ts';
import { type PathParts, storeRead } from '../store-call.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { categoryObject, termObject } from './term-object.ts';
import { termPaging, termParams, termQuery, termReply } from './term-reply.ts';

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

type Kind = 'categories' | 'brands';

const listOf = (kind: Kind, summary: string): StoreApiEndpoint =>
  storeRead({
    path: `/products/${kind}`,
    summary,
    query: termParams,
    reply: { schema: z.array(storeCategoryObject), headers: termPaging },
    errors: [badParameter],
    async handle(ctx, params, { request }) {
      const [terms, reviews] = await Promise.all([readTerms(ctx, kind), countReviews(ctx, kind)]);
      const query = termQuery(params, { hasTree: true });
      return termReply(ctx, request, { terms, query }, (term) =>
        categoryObject(ctx, kind, term, reviews.get(term.id) ?? 0),
      );
    },
  });

type One = {
  readonly kind: Kind;
  readonly by: 'id' | 'slug';
  readonly name: 'category' | 'brand';
  readonly sentence: 'categoryNotFound' | 'brandNotFound';
  readonly isIt: (term: ApiTerm, path: PathParts) => boolean;
};

const oneOf = ({ kind, by, name, sentence, isIt }: One): StoreApiEndpoint =>
  storeRead({
    path: `/products/${kind}/${by === 'id' ? ':id{[0-9]+}' : ':slug'}`,
    summary: `A ${name}, an empty one as well.`,
    query: contextOnly,
    reply: { schema: storeCategoryObject },
    errors: [badParameter, notThere(`${name}_invalid_${by}`, `The ${name}`)],
    async handle(ctx, _query, { path }) {
      const term = (await readTerms(ctx, kind)).find((one) => isIt(one, path));
      const code = `{platform}_rest_${name}_invalid_${by}`;
      if (!term) return storeError(ctx, code, storeWords(ctx)[sentence], 404);
      const reviews = await countReviews(ctx, kind);
      return readReply(answerOf(categoryObject(ctx, kind, term, reviews.get(term.id) ?? 0)));
    },
  });

const byId = (term: ApiTerm, path: PathParts) => term.id === Number(path.id);
const bySlug = (term: ApiTerm, path: PathParts) => term.slug === path.slug;
const brand = { kind: 'brands', name: 'brand', sentence: 'brandNotFound' } as const;
const category = { kind: 'categories', name: 'category', sentence: 'categoryNotFound' } as const;

/** Categories and brands (wire 1.10). */
export const categories = listOf('categories', 'The categories of products.');
export const categoryById = oneOf({ ...category, by: 'id', isIt: byId });
export const brands = listOf('brands', 'The brands of products.');
export const brandById = oneOf({ ...brand, by: 'id', isIt: byId });
export const brandBySlug = oneOf({ ...brand, by: 'slug', isIt: bySlug });
