import type { z } from 'zod';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { formFields } from '../ajax-call.ts';
import type { CallDocument } from '../call-document.ts';
import type { PlainLink } from '../endpoint.ts';

type Definition<Fields extends z.ZodObject> = Omit<CallDocument, 'takes'> &
  Pick<PlainLink, 'parameter' | 'inAddressAlone'> & {
    readonly fields: Fields;
    readonly handle: (
      ctx: RequestContext,
      fields: z.output<Fields>,
      request: Request,
    ) => Promise<Response | null>;
  };

/** A parameter of any page's address that does something before the page is shown, for everybody (wire 2.5). */
export function plainLink<Fields extends z.ZodObject>({
  parameter,
  inAddressAlone,
  fields,
  handle,
  ...document
}: Definition<Fields>): PlainLink {
  return {
    kind: 'plain-link',
    parameter,
    who: 'everybody',
    ...(inAddressAlone && { inAddressAlone }),
    about: { ...document, takes: fields },
    handle(request, ctx) {
      // Of a name that comes twice the first one counts.
      const sent = Object.fromEntries([...new URL(request.url).searchParams].reverse());
      return handle(ctx, fields.parse(sent), request);
    },
  };
}

/** What an address and, before it, the form that was posted to it say by name. */
export async function sentAnyhow(request: Request): Promise<PostedFields> {
  const posted = request.method === 'POST' ? await formFields(request.clone()) : {};
  return { ...Object.fromEntries(new URL(request.url).searchParams), ...posted };
}

const actions = [
  'remove_item',
  'undo_item',
  'remove_coupon',
  '_wpnonce',
  'add-to-cart',
  'quantity',
  'variation_id',
  'removed_item',
  'dismiss_store_notice',
  'pay_with',
  'cancel_payment',
  'add_method',
  'session',
];

/** The page that linked here if it is one of this shop, without parameters that would repeat an action; else the cart. */
export function pageBefore(request: Request, shopUrl: string): URL {
  const cart = new URL('/cart/', shopUrl);
  const referer = URL.parse(request.headers.get('referer') ?? '');
  if (referer?.origin !== cart.origin) return cart;
  for (const name of actions) referer.searchParams.delete(name);
  return new URL(`${referer.pathname}${referer.search}`, shopUrl);
}

/** Back to a page of this shop. */
export const backTo = ({ pathname, search }: URL) =>
  new Response(null, { status: 302, headers: { location: `${pathname}${search}` } });

/** A redirect to another page, which the browser loads freshly. */
export const sendTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
