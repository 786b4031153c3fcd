import { z } from 'zod';
import { type PersonMeta, readPersonMeta } from '#customers/accounts/rules/person-meta.ts';
import { savePersonMeta } from '#customers/accounts/server/person-meta.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { ajaxCall } from './ajax-call.ts';
import { ajaxText } from './ajax-reply.ts';
import type { CallError } from './call-document.ts';
import type { PlatformRestEndpoint } from './endpoint.ts';
import { readBodyFields } from './lenient/sent-in-body.ts';
import { invalidArguments } from './parse-arguments.ts';

/** REST-04, wire 7.1. */
export const restNonce = ajaxCall('admin-ajax', {
  name: 'rest-nonce',
  methods: 'GET or POST',
  who: 'customer',
  summary: 'A new nonce for REST calls.',
  reply: { says: 'The nonce as bare text, for the header `X-WP-Nonce`.' },
  errors: [{ status: 400, when: 'Nobody is logged in: the body is `0`.' }],
  handle: async (ctx) => ajaxText(ctx.nonces.make('wp_rest')),
});

const user = z
  .looseObject({
    id: z.number(),
    name: z.string(),
    url: z.string(),
    description: z.string(),
    link: z.string(),
    slug: z.string(),
    avatar_urls: z.object({}),
    meta: z.tuple([]),
    _links: z.object({ self: z.array(z.object({ href: z.string() })) }),
  })
  .meta({ id: 'User', description: 'Whoever is logged in, with `{platform}_meta`.' });

const call = {
  kind: 'platform-rest',
  path: '/wp/v2/users/me',
  who: 'customer',
} as const;
const about = {
  headers: { 'X-WP-Nonce': 'Of `action=rest-nonce`.' },
  reply: { schema: user, says: 'The user, with what is stored in `{platform}_meta`.' },
  notInOptions: true,
} as const;
const errors: readonly CallError[] = [
  { status: 401, code: 'rest_not_logged_in', when: 'Nobody is logged in, or no nonce came.' },
  { status: 403, code: 'rest_cookie_invalid_nonce', when: 'The nonce is wrong or too old.' },
];

/** Stores `{platform}_meta` of the logged-in customer; fields that the shop does not know are ignored (SITE-30). */
const changed = (method: 'POST' | 'PUT' | 'PATCH'): PlatformRestEndpoint => ({
  ...call,
  method,
  about: {
    ...about,
    summary: 'Stores what the user has decided about pages of the shop.',
    takes: z.object({
      '{platform}_meta': z
        .object({ coming_soon_banner_dismissed: z.literal('yes').optional() })
        .optional()
        .meta({ description: 'Other fields are passed over.' }),
    }),
    errors: [
      ...errors,
      { status: 400, code: 'rest_invalid_param', when: 'A field has a value that it cannot have.' },
    ],
  },
  async handle(request, ctx) {
    const name = `${ctx.wire.platform}_meta`;
    const meta = readPersonMeta((await readBodyFields(request)).get(name) ?? null);
    if (!meta) return invalidArguments(ctx, { [name]: { code: 'rest_invalid_type', message: name } });
    return answer(ctx, meta);
  },
});

/** The user of the log-in, with the methods that a caller may mean by `X-HTTP-Method-Override`, too (REST-02, wire 7.4). */
export const ownUser: readonly PlatformRestEndpoint[] = [
  {
    ...call,
    method: 'GET',
    about: { ...about, summary: 'Whoever is logged in.', errors },
    handle: (_request, ctx) => answer(ctx, {}),
  },
  changed('POST'),
  changed('PUT'),
  changed('PATCH'),
];

async function answer(ctx: RequestContext, change: PersonMeta): Promise<Response> {
  const { person } = ctx.visitor;
  // The entry point lets only people with a log-in through.
  if (!person) throw new Error('nobody is logged in');
  return Response.json(userObject(ctx, person, await savePersonMeta(ctx, person.customerId, change)));
}

function userObject({ wire, shopUrl }: RequestContext, person: Person, meta: PersonMeta) {
  const self = `${shopUrl}/wp-json/wp/v2/users/${person.customerId}`;
  return {
    id: person.customerId,
    name: `${person.firstName} ${person.lastName}`.trim() || person.email,
    url: '',
    description: '',
    link: `${shopUrl}/my-account/`,
    slug: String(person.customerId),
    avatar_urls: {},
    meta: [],
    [`${wire.platform}_meta`]: {
      coming_soon_banner_dismissed: meta.coming_soon_banner_dismissed ?? '',
    },
    _links: { self: [{ href: self }] },
  };
}
