import type { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CallDocument } from '../call-document.ts';
import type { StoreApiEndpoint, StoreApiHandle } from '../endpoint.ts';
import { sentInQuery } from '../lenient/sent-in-query.ts';
import { parseArguments } from '../parse-arguments.ts';

/** The address of a call and what is said of it. */
export type CallAddress = Pick<StoreApiEndpoint, 'method' | 'path' | 'inBatch'> & Omit<CallDocument, 'takes'>;

/** The parts of the address that the path names. */
export type PathParts = Readonly<Record<string, string>>;

/** Makes the entry of the route table out of the definition of a call and what answers it. */
export function storeEndpoint(
  { method, path, inBatch, ...document }: CallAddress,
  takes: z.ZodObject | undefined,
  handle: StoreApiHandle,
): StoreApiEndpoint {
  const about = takes ? { ...document, takes } : document;
  return { kind: 'store-api', who: 'everybody', method, path, ...(inBatch && { inBatch }), about, handle };
}

type Read<Query extends z.ZodObject> = Omit<CallAddress, 'method'> & {
  readonly query: Query;
  /** what is read once the rest has proved right */
  readonly also?: z.ZodObject;
  readonly handle: (
    ctx: RequestContext,
    query: z.output<Query>,
    call: { readonly request: Request; readonly path: PathParts; readonly source: URLSearchParams },
  ) => Promise<Response>;
};

/** A read of the Store API: it changes nothing, its parameters are in its address. */
export function storeRead<Query extends z.ZodObject>({
  query,
  also,
  handle,
  ...rest
}: Read<Query>): StoreApiEndpoint {
  const answer = async (request: Request, ctx: RequestContext, path: PathParts): Promise<Response> => {
    const source = new URL(request.url).searchParams;
    const parsed = parseArguments(ctx, query, sentInQuery(source));
    return parsed.ok ? handle(ctx, parsed.value, { request, path, source }) : parsed.error;
  };
  return storeEndpoint({ method: 'GET', ...rest }, also ? query.extend(also.shape) : query, answer);
}
