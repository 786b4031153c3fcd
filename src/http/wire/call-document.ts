import type { z } from 'zod';

/** A refusal: `{platform}` in its code is the platform's prefix; without a code the body is as `when` says. */
export type CallError = {
  readonly status: number;
  readonly code?: string;
  readonly when: string;
};

/** What a call answers with where it does what was asked. */
export type CallReply = {
  readonly status?: number;
  readonly schema?: z.ZodType;
  readonly says?: string;
  /** response headers that matter */
  readonly headers?: Readonly<Record<string, string>>;
};

/** What the author of a client must know of a call besides its address; the documents are made of these. */
export type CallDocument = {
  readonly summary?: string;
  /** the arguments, of the query, the form or the JSON body */
  readonly takes?: z.ZodObject;
  /** the answer to `OPTIONS` has never listed the arguments */
  readonly notInOptions?: true;
  /** request headers that matter */
  readonly headers?: Readonly<Record<string, string>>;
  readonly reply: CallReply;
  readonly errors?: readonly CallError[];
};
