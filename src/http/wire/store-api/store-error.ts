import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** An error object of the Store API (wire 1.0); its `data.status` is the reply's status. */
export type StoreErrorBody = {
  readonly code: string;
  readonly message: string;
  readonly data: { readonly status: number; readonly [more: string]: unknown };
};

/** The body of an error; `{platform}` in the code is the platform's prefix. */
export function storeErrorBody(
  ctx: Pick<RequestContext, 'wire'>,
  code: string,
  message: string,
  status: number,
  extra: Readonly<Record<string, unknown>> = {},
): StoreErrorBody {
  return {
    code: code.replace('{platform}', ctx.wire.platform),
    message,
    data: { status, ...extra },
  };
}

/** An error of the Store API as a reply. */
export function storeError(
  ctx: Pick<RequestContext, 'wire'>,
  code: string,
  message: string,
  status: number,
  extra: Readonly<Record<string, unknown>> = {},
): Response {
  return Response.json(storeErrorBody(ctx, code, message, status, extra), { status });
}
