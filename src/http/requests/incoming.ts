import type { BodyProblem, ReadRequest } from './read-body.ts';
import type { RequestToolbox } from './request-toolbox.ts';

/** A request on its way through the doors. */
export type Incoming = {
  readonly request: Request;
  readonly url: URL;
  /** the body, read once and within the limit */
  read(): Promise<{ ok: true; read: ReadRequest } | { ok: false; problem: BodyProblem }>;
  toolbox(options?: { anyGuest: boolean }): Promise<RequestToolbox>;
};
