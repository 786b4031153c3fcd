import { z } from 'zod';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { ajaxText } from './ajax-reply.ts';
import type { CallDocument, CallError } from './call-document.ts';
import type { AdminAjaxEndpoint } from './endpoint.ts';
import { maybeTyped } from './lenient/posted.ts';

type Definition<Fields extends z.ZodObject> = Omit<CallDocument, 'takes'> &
  Pick<AdminAjaxEndpoint, 'name' | 'receive'> & {
    readonly methods?: AdminAjaxEndpoint['methods'];
    readonly who?: AdminAjaxEndpoint['who'];
    readonly fields?: Fields;
    /** the arguments stand in the address, whatever the method */
    readonly inAddress?: true;
    /** a nonce that is missing is let pass, one that is wrong is not */
    readonly nonceMayMiss?: true;
    readonly handle: (
      ctx: RequestContext,
      fields: z.output<Fields>,
      posted: PostedFields,
    ) => Promise<Response>;
  };

const security = { security: maybeTyped.meta({ description: 'Nonce `{p}_security_nonce`, from the page.' }) };
const wrongNonce: CallError = {
  status: 403,
  when: 'The nonce is missing, wrong or too old: the body is `-1`.',
};

async function textsOf(request: Request, inAddress: boolean): Promise<readonly [string, string][]> {
  if (inAddress) return [...new URL(request.url).searchParams];
  const form = await request.formData().catch(() => new FormData());
  return [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
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
 * A call of the wholesale extension at the generic ajax endpoint, for business customers unless it says otherwise: `-1` where its nonce is missing
 * or wrong, and else as it answers. Whatever a form says is read as something, so that nothing is refused before the call itself (WIRE-05, WIRE-08,
 * wire 4.0).
 */
export function wholesaleCall<Fields extends z.ZodObject>({
  name,
  methods = 'POST',
  who = 'business',
  receive,
  fields,
  inAddress,
  nonceMayMiss,
  handle,
  ...document
}: Definition<Fields>): AdminAjaxEndpoint {
  const takes = (fields ?? z.object({})).extend(security);
  return {
    kind: 'admin-ajax',
    name,
    methods,
    who,
    ...(receive ? { receive } : {}),
    about: { ...document, takes, errors: [wrongNonce, ...(document.errors ?? [])] },
    async handle(request, ctx) {
      const texts = await textsOf(request, inAddress ?? false);
      const posted: PostedFields = Object.fromEntries(texts);
      const isLetPass = nonceMayMiss && posted.security === undefined;
      if (!isLetPass && !ctx.nonces.check(wholesaleNonceAction(ctx.wire), posted.security ?? '')) {
        return ajaxText('-1', 403);
      }
      return handle(ctx, takes.parse(sentFor(takes, texts)) as z.output<Fields>, posted);
    },
  };
}
