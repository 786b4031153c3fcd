import { z } from 'zod';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { PaymentAdapter, ProviderScript } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { parseJson } from '#kit/text/rules/parse-json.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { type WalletCall, walletAction } from '#selling/payments/rules/wallet-actions.ts';
import { walletAdapter } from '#selling/payments/server/adapter-of.ts';
import type { WalletFailure } from '#selling/wallet/rules/wallet-calls.ts';
import { ajaxJson, ajaxText } from '../../ajax-reply.ts';
import type { CallDocument, CallError } from '../../call-document.ts';
import type { AjaxEndpoint } from '../../endpoint.ts';

const longest = 100_000;

/** A text, number or truth as a text; empty for anything else. */
const asText = (sent: unknown): string => {
  if (typeof sent === 'boolean') return sent ? '1' : '';
  return typeof sent === 'string' || typeof sent === 'number' ? String(sent).slice(0, longest) : '';
};

/** A field that is a text; empty where it was not sent. */
export const textField = (description: string) => z.preprocess(asText, z.string()).meta({ description });

/** The number of an order of the shop; 0 for none. */
export const orderNumber = z.preprocess(
  (sent) => Number(/^\d{1,9}$/.exec(asText(sent))?.[0] ?? 0),
  z.int().min(0),
);

/** The checkout form inside a field. */
export const formField = z
  .preprocess(asText, z.string())
  .transform((text): PostedFields => Object.fromEntries(new URLSearchParams(text)))
  .meta({ description: 'The checkout form, URL-encoded.' });

const walletReply = z
  .object({ success: z.literal(true), data: z.unknown().optional() })
  .meta({ id: 'WalletReply', description: 'It was done.' });

export const noProvider: CallError = {
  status: 200,
  when: 'No payment provider is connected: the body is empty.',
};
const errors: readonly CallError[] = [
  { status: 400, when: 'The nonce is wrong or too old: `{"success": false, "data": {"message": …}}`.' },
  {
    status: 200,
    when: '`{"success": false, "data": {"name", "message", "code", "details"}}` says why it was not done.',
  },
  noProvider,
];

/** It was done; `data` is left out where there is nothing to say. */
export const succeed = (data?: unknown) =>
  ajaxJson({ success: true, ...(data === undefined ? {} : { data }) });

/** It was not, and the sentence says why; answered with 200 like everything of the provider's (wire 3.0). */
export function fail(message: string, more: Partial<WalletFailure> = {}, status = 200): Response {
  const data: WalletFailure = { name: '', message, code: 0, details: [], ...more };
  return ajaxJson({ success: false, data }, status);
}

/** What was sent by name, as JSON, as a form or, by GET, in the address. */
async function sentIn(request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  if ((request.headers.get('content-type') ?? '').includes('json')) {
    const json = parseJson(await request.text());
    return typeof json === 'object' && json !== null ? Object.fromEntries(Object.entries(json)) : {};
  }
  return Object.fromEntries(await request.formData().catch(() => new FormData()));
}

type Definition<Fields extends z.ZodObject> = Omit<CallDocument, 'takes' | 'reply' | 'errors'> & {
  readonly name: WalletCall;
  readonly methods?: AjaxEndpoint['methods'];
  readonly fields?: Fields;
  /** what it answers with in `data` */
  readonly says: string;
  readonly handle: (
    ctx: RequestContext,
    fields: z.output<Fields>,
    provider: PaymentAdapter & { readonly script: ProviderScript },
  ) => Promise<Response>;
};

/**
 * A call of the payment provider with the nonce of its own name, JSON or a form. Without a provider it is an unknown name; a call that only
 * reads may be made by GET, and then without a nonce (PAY-17, wire 3.0).
 */
export function walletCall<Fields extends z.ZodObject>({
  name,
  methods = 'POST',
  fields,
  says,
  handle,
  ...document
}: Definition<Fields>): AjaxEndpoint {
  const takes = (fields ?? z.object({})).extend({
    nonce: textField("Of the call's own name, from `{pp}-script-config`."),
  });
  return {
    kind: 'wc-ajax',
    name: `{pp}-${name}`,
    methods,
    who: 'everybody',
    about: { ...document, takes, reply: { schema: walletReply, says }, errors },
    async handle(request, ctx) {
      const { nonces, wire, visitor } = ctx;
      const adapter = walletAdapter(ctx);
      if (!adapter?.script) return ajaxText('');
      const sent = takes.parse(await sentIn(request));
      const isRead = request.method === 'GET';
      if (!isRead && !nonces.check(walletAction(wire, name), sent.nonce)) {
        return fail(walletFor(visitor.audience.locale).expired, {}, 400);
      }
      return handle(ctx, sent as z.output<Fields>, { ...adapter, script: adapter.script });
    },
  };
}
