import { LRUCache } from 'lru-cache';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The body of an answer as it is sent, and how many there are in all. */
export type CachedAnswer = { readonly body: string; readonly total: number };

const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_KEY = 500;

type AnswerCache = {
  readonly cached: LRUCache<string, CachedAnswer>;
  readonly making: Map<string, Promise<CachedAnswer>>;
};

/**
 * An answer that is the same for everybody of an audience, made once until the shop changes: the key begins with the audience, so that
 * prices never reach another one. Simultaneous requests share one answer.
 */
export async function cachedAnswer(
  ctx: RequestContext,
  request: Request,
  make: () => Promise<CachedAnswer>,
): Promise<CachedAnswer> {
  const key = keyOf(ctx, request);
  if (key === null) return make();
  // A change drops the whole cache: an answer that was begun before it goes into the dropped one.
  const { cached, making } = await ctx.memory.remember('store-api-answers', newAnswerCache, 'any');
  const known = cached.get(key);
  if (known) return known;
  const begun = making.get(key);
  if (begun !== undefined) return await begun;
  const answer = make();
  making.set(key, answer);
  try {
    const made = await answer;
    cached.set(key, made);
    return made;
  } finally {
    making.delete(key);
  }
}

async function newAnswerCache(): Promise<AnswerCache> {
  const cached = new LRUCache<string, CachedAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => 2 * body.length + key.length + 100,
  });
  return { cached, making: new Map() };
}

/** Audience, route and parameters; what only a client or a browser adds is left out, so that it makes no second answer. */
function keyOf(ctx: RequestContext, request: Request): string | null {
  const url = new URL(request.url);
  const route = url.searchParams.get('rest_route') ?? url.pathname.replace(/^\/wp-json/, '');
  const path = route.replace(/^\/wc\/store(\/v1)?/, '').replace(/\/$/, '');
  const asked = [...url.searchParams].filter(([name]) => name !== 'rest_route' && !passedOver.has(name));
  const key = `${ctx.visitor.audience.key} ${path} ${JSON.stringify(asked)}`;
  return key.length > LONGEST_KEY ? null : key;
}

const passedOver = new Set(['_locale', '_fields', '_envelope', '_embed', '_', 'context']);
