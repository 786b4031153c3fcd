import { z } from 'zod';
import { EVENTS_STORED_MS, readEvents } from '#site/webhooks/server/read-events.ts';
import { adminError, adminRead, adminWords } from './admin-api/admin-call.ts';
import { utcDate } from './admin-api/api-dates.ts';
import { commaList } from './lenient/lists.ts';
import { choice, wholeNumber } from './lenient/scalars.ts';
import { badParameter } from './store-api/read-reply.ts';

const resources = ['order', 'product', 'customer', 'coupon'] as const;
const usualLimit = 100;

const missed = { code: '{platform}_rest_events_missed', status: 410 };
const days = EVENTS_STORED_MS / 86_400_000;

const event = z.object({
  id: z.number(),
  resource: z.enum(resources),
  object_id: z.number(),
  event: z.enum(['created', 'updated', 'deleted', 'restored', 'published']),
  date_gmt: z.string(),
});

const feed = adminRead({
  namespace: '/pistone/v1',
  path: '/events',
  right: 'api-keys',
  summary: 'What has happened to orders, products, customers and coupons after an event, oldest first.',
  query: z
    .object({
      after: wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER }).meta({
        description: 'The `next` of the call before; 0 for the beginning.',
        default: 0,
      }),
      limit: wholeNumber({ min: 1, max: 1000 }).meta({ default: usualLimit }),
      resource: commaList(choice(resources)),
    })
    .partial(),
  reply: {
    schema: z.object({
      events: z.array(event),
      next: z.number().meta({ description: 'The `after` of the next call.' }),
    }),
  },
  errors: [badParameter, { ...missed, when: `Events after this one are older than ${days} days and gone.` }],
  async handle(ctx, { after = 0, limit = usualLimit, resource = [] }) {
    const events = await readEvents(ctx, {
      after,
      limit,
      resources: resource.length > 0 ? resource : null,
    });
    if (!events) return adminError(ctx, missed, adminWords(ctx).eventsMissed(days));
    return Response.json({
      events: events.map(({ id, resource: of, objectId, event: what, happenedAt }) => ({
        id,
        resource: of,
        object_id: objectId,
        event: what,
        date_gmt: utcDate(happenedAt),
      })),
      next: events.at(-1)?.id ?? after,
    });
  },
});

/** The calls of the shop's own interface for programs. */
export const pistoneApi = [feed];
