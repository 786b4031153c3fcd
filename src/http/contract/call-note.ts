import type { ParamShapes } from './param-shape.ts';

/** A refusal: `{platform}` in its code stands for the platform's prefix; without a code the body is as `when` says. */
export type CallError = {
  readonly status: number;
  readonly code?: string;
  readonly when: string;
};

/** What whoever writes a client must know of a call besides its address; the pages of the contract are made of these. */
export type CallNote = {
  /** fields of the query, the form or the JSON body; where the route table describes them they need not stand here */
  readonly fields?: ParamShapes;
  /** request headers that matter */
  readonly headers?: Readonly<Record<string, string>>;
  readonly reply: {
    readonly status?: number;
    /** a type of this folder; `[]` after it means a list */
    readonly type?: string;
    readonly says?: string;
    /** response headers that matter */
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly errors?: readonly CallError[];
};

/** Notes by entry point and name: `store-api GET /products`, `wc-ajax add_to_cart`. */
export type CallNotes = Readonly<Record<string, CallNote>>;
