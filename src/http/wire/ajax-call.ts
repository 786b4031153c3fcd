import { z } from 'zod';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { ajaxText } from './ajax-reply.ts';
import type { CallDocument, CallError } from './call-document.ts';
import type { AjaxEndpoint } from './endpoint.ts';
import { said } from './lenient/posted.ts';

type Nonce = {
  readonly field: string;
  readonly action: (wire: WirePrefixes) => string;
  readonly says: string;
  /** one that is missing is let pass, one that is wrong is not */
  readonly mayMiss?: boolean;
};

type Definition<Fields extends z.ZodObject> = Omit<CallDocument, 'takes'> &
  Pick<AjaxEndpoint, 'name' | 'receive'> &
  Partial<Pick<AjaxEndpoint, 'methods' | 'who'>> & {
    readonly fields?: Fields;
    /** the arguments are read from the query, with any method */
    readonly inAddress?: boolean;
    readonly nonce?: Nonce;
    readonly handle: (
      ctx: RequestContext,
      fields: z.output<Fields>,
      posted: PostedFields,
      sent: { readonly request: Request; readonly texts: readonly [string, string][] },
    ) => Promise<Response>;
  };

export const wrongNonce: CallError = {
  status: 403,
  when: 'The nonce is missing, wrong or too old: the body is `-1`.',
};

/** Names and texts of a posted form, without its files; those of the address where no form is asked. */
async function textsOf(request: Request, inAddress: boolean): Promise<readonly [string, string][]> {
  // Of a name that comes twice the address means the first, a form the last.
  if (inAddress) return [...new URL(request.url).searchParams].reverse();
  const form = await request.formData().catch(() => new FormData());
  return [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** The text fields of a posted form by name; of a name that comes twice the last one, files not at all. */
export async function formFields(request: Request): Promise<PostedFields> {
  return Object.fromEntries(await textsOf(request, false));
}

/** What a form says by the names of a schema: of a name that comes twice the last text, or all where the schema is a list. */
function sentFor(schema: z.ZodObject, texts: readonly [string, string][]): Record<string, unknown> {
  const lists = Object.entries<z.ZodType>(schema.shape)
    .filter(([, field]) => field instanceof z.ZodArray)
    .map(([name]) => [
      name,
      texts.filter(([key]) => key === name || key === `${name}[]`).map(([, text]) => text),
    ]);
  return { ...Object.fromEntries(texts), ...Object.fromEntries(lists) };
}

/**
 * A call of one of the two ajax endpoints: `-1` where its nonce is missing or wrong, else the call's own answer. Reading a form never
 * fails, so that only the call itself refuses (WIRE-04, WIRE-05, wire 2.0).
 */
export function ajaxCall<Fields extends z.ZodObject>(
  kind: AjaxEndpoint['kind'],
  {
    name,
    methods = 'POST',
    who = 'everybody',
    receive,
    fields,
    inAddress = false,
    nonce,
    handle,
    ...document
  }: Definition<Fields>,
): AjaxEndpoint {
  const nonceField = nonce && { [nonce.field]: said(nonce.says) };
  const takes = (fields ?? z.object({})).extend(nonceField ?? {});
  const errors = [...(nonce ? [wrongNonce] : []), ...(document.errors ?? [])];
  return {
    kind,
    name,
    methods,
    who,
    ...(receive ? { receive } : {}),
    about: { ...document, takes, errors },
    async handle(request, ctx) {
      const texts = await textsOf(request, inAddress);
      const posted: PostedFields = Object.fromEntries(texts);
      if (nonce) {
        const sent = posted[nonce.field];
        const isLetPass = nonce.mayMiss && sent === undefined;
        if (!isLetPass && !ctx.nonces.check(nonce.action(ctx.wire), sent ?? '')) return ajaxText('-1', 403);
      }
      return handle(ctx, takes.parse(sentFor(takes, texts)) as z.output<Fields>, posted, { request, texts });
    },
  };
}

/** A call of the store's own endpoint, `/?wc-ajax={name}` (WIRE-04, wire 2). */
export const storeAjaxCall = <Fields extends z.ZodObject>(definition: Definition<Fields>) =>
  ajaxCall('wc-ajax', definition);

/** A call of the wholesale extension at the generic endpoint, for business customers unless it says otherwise (WIRE-05, WIRE-08, wire 4.0). */
export const wholesaleCall = <Fields extends z.ZodObject>({
  nonceMayMiss = false,
  ...definition
}: Omit<Definition<Fields>, 'nonce'> & { readonly nonceMayMiss?: boolean }) =>
  ajaxCall('admin-ajax', {
    who: 'business',
    nonce: {
      field: 'security',
      action: wholesaleNonceAction,
      says: 'Nonce `{p}_security_nonce`, from the page.',
      mayMiss: nonceMayMiss,
    },
    ...definition,
  });
