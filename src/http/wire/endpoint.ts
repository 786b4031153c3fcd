import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import type { StaffRight } from '#foundation/visitor/rules/staff-rights.ts';
import type { CallDocument } from './call-document.ts';

/**
 * Who may call: everybody, logged-in customers, business customers, or staff whose role has a right.
 */
export type Who = 'everybody' | 'customer' | 'business' | { readonly right: StaffRight };

/** What clients must know of a call; every route has it. */
type Documented = { readonly about: CallDocument };

/** Answers one wire name; `params` are the parts of the address that the pattern names. */
export type Handle = (
  request: Request,
  ctx: RequestContext,
  params: Readonly<Record<string, string>>,
) => Promise<Response>;

/** What changes something is called by POST; what only reads may be called by GET as well. */
export type AjaxMethods = 'POST' | 'GET or POST';

type Ajax<Kind extends string> = Documented & {
  readonly kind: Kind;
  readonly name: string;
  readonly methods: AjaxMethods;
  readonly who: Who;
  readonly handle: Handle;
  /** of an action that brings a file: takes the form in piece by piece, before it is known which action it means, and leaves the text */
  readonly receive?: (ctx: RequestContext, request: Request) => Promise<FormReceived>;
};

/**
 * A name of `/?wc-ajax={name}`, also reachable as action `{platform}_{name}` of the generic ajax endpoint (WIRE-04), or an action of
 * `/wp-admin/admin-ajax.php`; it may carry prefixes: `{p}_ajax_search` (WIRE-05).
 */
export type AjaxEndpoint = Ajax<'wc-ajax'> | Ajax<'admin-ajax'>;

/** The way in for the requests of a batch; `checks` is null where nothing is wrong with one (wire 1.13). */
export type BatchCalls = {
  checks(request: Request, ctx: RequestContext): Promise<Response | null>;
  answer(request: Request, ctx: RequestContext): Promise<Response>;
};

/** Answers a route of the Store API; `checks` reports what is wrong with a body without doing anything. */
export type StoreApiHandle = ((
  request: Request,
  ctx: RequestContext,
  params: Readonly<Record<string, string>>,
  batch: BatchCalls,
) => Promise<Response>) & {
  readonly checks?: (request: Request, ctx: RequestContext) => Promise<Response | null>;
};

/** A route below `/wp-json/wc/store/v1`; `:name` matches one path segment, `:name{[0-9]+}` one of that shape. */
export type StoreApiEndpoint = Documented & {
  readonly kind: 'store-api';
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly who: Who;
  /** may be one of the requests of a batch */
  readonly inBatch?: true;
  readonly handle: StoreApiHandle;
};

/** What is left of a form that came with files: text. */
export type FormReceived =
  | { readonly ok: true; readonly fields: URLSearchParams }
  | { readonly ok: false; readonly problem: 'too-large' | 'malformed' };

/** A route of the REST interface beside the Store API; what is not for everybody needs a nonce in `X-WP-Nonce` (REST-01). */
export type PlatformRestEndpoint = Documented & {
  readonly kind: 'platform-rest';
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly who: Who;
  /** may be larger than any other body, and comes to the handler unread */
  readonly isFile?: true;
  /** the answer to somebody who is logged in and may not, where it is not `rest_forbidden` */
  readonly refusal?: { readonly code: string; readonly status: number };
  readonly handle: UploadEndpoint['handle'];
};

/** A page whose form may be posted to it; the page's own action answers. `:name` matches one path segment. */
export type PageAction = Documented & {
  readonly kind: 'page-action';
  readonly path: string;
  readonly who: Who;
  /** of a page whose form may bring files: takes them in piece by piece, and leaves the page's action the text */
  readonly receive?: (ctx: RequestContext, request: Request) => Promise<FormReceived>;
};

/** A parameter of any page's address or form that does something before the page is shown; null: show the page. */
export type PlainLink = Documented & {
  readonly kind: 'plain-link';
  readonly parameter: string;
  readonly who: Who;
  /** ignored in a POST, whose form may have a field of that name */
  readonly inAddressAlone?: true;
  readonly handle: (request: Request, ctx: RequestContext) => Promise<Response | null>;
};

/** A form with files: it may be larger than any other and is read piece by piece, so its handler gets the request as it comes. */
export type UploadEndpoint = Documented & {
  readonly kind: 'upload';
  readonly path: string;
  readonly who: Who;
  readonly handle: (
    request: Request,
    ctx: RequestContext,
    params: Readonly<Record<string, string>>,
    pictures: PictureFiles,
  ) => Promise<Response>;
};

export type Endpoint =
  | AjaxEndpoint
  | StoreApiEndpoint
  | PlatformRestEndpoint
  | PageAction
  | PlainLink
  | UploadEndpoint;
