import { type PersonMeta, readPersonMeta } from '#customers/accounts/rules/person-meta.ts';
import { savePersonMeta } from '#customers/accounts/server/person-meta.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { readBodyFields } from './lenient/sent-in-body.ts';
import { invalidArguments } from './parse-arguments.ts';

/** `GET /wp/v2/users/me`: whoever is logged in (wire 7.4). */
export async function readOwnUser(_request: Request, ctx: RequestContext): Promise<Response> {
  return answer(ctx, {});
}

/** `POST /wp/v2/users/me`: keeps `{platform}_meta` of whoever is logged in; fields that the shop does not know are passed over (SITE-30). */
export async function changeOwnUser(request: Request, ctx: RequestContext): Promise<Response> {
  const name = `${ctx.wire.platform}_meta`;
  const meta = readPersonMeta((await readBodyFields(request)).get(name) ?? null);
  if (!meta) return invalidArguments(ctx, { [name]: { code: 'rest_invalid_type', message: name } });
  return answer(ctx, meta);
}

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
