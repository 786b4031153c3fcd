import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type StoreErrorBody, storeErrorBody } from '../store-api/store-error.ts';

type Asker = Pick<RequestContext, 'wire'>;

/** Why something was not done: alone it is an answer, in a batch the result of its item. */
export type AdminRefusal = {
  readonly code: string;
  readonly status: number;
  readonly sentence: string;
  readonly extra?: Readonly<Record<string, unknown>>;
};

/** The body of a refusal; `{platform}` in its code is the platform's prefix. */
export const refusalBody = (
  asker: Asker,
  { code, status, sentence, extra = {} }: AdminRefusal,
): StoreErrorBody => storeErrorBody(asker, code, sentence, status, extra);

/** A refusal as the answer to a call. */
export const refusalAnswer = (asker: Asker, refusal: AdminRefusal): Response =>
  Response.json(refusalBody(asker, refusal), { status: refusal.status });
