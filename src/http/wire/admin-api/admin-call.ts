import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StaffRight } from '#foundation/visitor/rules/staff-rights.ts';
import { adminApi as en } from '#messages/en/admin-api.ts';
import { type AdminApiMessages, adminApi as it } from '#messages/it/admin-api.ts';
import type { CallDocument } from '../call-document.ts';
import type { PlatformRestEndpoint } from '../endpoint.ts';
import { choice } from '../lenient/scalars.ts';
import { sentInQuery } from '../lenient/sent-in-query.ts';
import { parseArguments } from '../parse-arguments.ts';
import { storeError } from '../store-api/store-error.ts';
import { sentToAdminApi } from './sent-to-admin-api.ts';

type Asker = Pick<RequestContext, 'visitor' | 'wire'>;

/** The sentences of the administration API in the language of the key's person. */
export const adminWords = ({ visitor }: Pick<Asker, 'visitor'>): AdminApiMessages =>
  visitor.audience.locale === 'en' ? en : it;

const namespace = '/wc/v3';
type Namespace = typeof namespace | '/pistone/v1';

/** The address of a collection or of an entry below the namespace. */
export const adminUrl = (shopUrl: string, path: string) => `${shopUrl}/wp-json${namespace}${path}`;

/** What is done to a resource, as the codes of refusals call it. */
type Doing = 'view' | 'create' | 'edit' | 'delete';

/** `context`, which every call takes. */
export const adminContext = choice(['view', 'edit', 'embed']).meta({
  description: '`edit` has texts as they were typed.',
  default: 'view',
});

type Address = Omit<CallDocument, 'takes' | 'headers'> & {
  /** the administration API's, where left out */
  readonly namespace?: Namespace;
  readonly path: string;
  readonly right: StaffRight;
};

const headers = {
  Authorization: 'Key and secret by Basic over HTTPS, or a signature of OAuth 1.0a.',
};

function adminEndpoint(
  method: PlatformRestEndpoint['method'],
  doing: Doing,
  { namespace: own = namespace, path, right, ...document }: Address,
  takes: z.ZodObject,
  handle: PlatformRestEndpoint['handle'],
): PlatformRestEndpoint {
  return {
    kind: 'platform-rest',
    method,
    path: `${own}${path}`,
    who: { right },
    refusal: { code: `{platform}_rest_cannot_${doing}`, status: 403 },
    about: { ...document, takes, headers },
    handle,
  };
}

type Call = {
  readonly request: Request;
  /** the parts of the address that the path names */
  readonly path: Readonly<Record<string, string>>;
  /** all that was sent with a write, as it came */
  readonly fields: ReadonlyMap<string, unknown>;
};

const nothing: ReadonlyMap<string, unknown> = new Map();

type Read<Query extends z.ZodObject> = Address & {
  readonly query: Query;
  readonly handle: (ctx: RequestContext, query: z.output<Query>, call: Call) => Promise<Response>;
};

/** A read of the administration API: unknown parameters are ignored, bad ones refused. */
export function adminRead<Query extends z.ZodObject>({
  query,
  handle,
  ...address
}: Read<Query>): PlatformRestEndpoint {
  return adminEndpoint('GET', 'view', address, query, async (request, ctx, path) => {
    const asked = parseArguments(ctx, query, sentInQuery(new URL(request.url).searchParams));
    return asked.ok ? handle(ctx, asked.value, { request, path, fields: nothing }) : asked.error;
  });
}

type Write<Takes extends z.ZodObject> = Address & {
  readonly takes: Takes;
  readonly doing: 'create' | 'edit' | 'delete';
  readonly methods: readonly ('POST' | 'PUT' | 'PATCH' | 'DELETE')[];
  readonly handle: (ctx: RequestContext, sent: z.output<Takes>, call: Call) => Promise<Response>;
};

/** A write of the administration API, by each of its methods alike. */
export function adminWrite<Takes extends z.ZodObject>({
  takes,
  doing,
  methods,
  handle,
  ...address
}: Write<Takes>): readonly PlatformRestEndpoint[] {
  return methods.map((method) =>
    adminEndpoint(method, doing, address, takes, async (request, ctx, path) => {
      const sent = await sentToAdminApi(request);
      const read = parseArguments(ctx, takes, (name) => sent.get(name));
      return read.ok ? handle(ctx, read.value, { request, path, fields: sent }) : read.error;
    }),
  );
}

/** A refusal of the administration API; `{platform}` in its code is the platform's prefix. */
export function adminError(
  ctx: Asker,
  { code, status }: { readonly code: string; readonly status: number },
  sentence: string,
  extra: Readonly<Record<string, unknown>> = {},
): Response {
  return storeError(ctx, code, sentence, status, extra);
}

/** Methods that change an entry: clients use them alike. */
export const changing = ['POST', 'PUT', 'PATCH'] as const;

/** The query of what is asked for by its address alone. */
export const adminContextOnly = z.object({ context: adminContext }).partial();
