import type { AnsweredRequestContext } from './create-request-context.ts';
import type { BodyProblem, ReadRequest } from './read-body.ts';

/** A request on its way through the entry point. */
export type Incoming = {
  readonly request: Request;
  readonly url: URL;
  /** the body, read once and within the limit */
  read(): Promise<{ ok: true; read: ReadRequest } | { ok: false; problem: BodyProblem }>;
  ctx(options?: { anyGuest: boolean }): Promise<AnsweredRequestContext>;
};
