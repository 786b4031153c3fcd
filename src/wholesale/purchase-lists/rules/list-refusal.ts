/** Why nothing of a list was saved, changed or put into the cart. */
export type ListRefusal =
  | { readonly code: 'unknown-list' }
  /** without a name nothing is saved (LIST-05) */
  | { readonly code: 'title-missing' }
  | { readonly code: 'title-too-long'; readonly limit: number }
  /** there is no line to save (LIST-07) */
  | { readonly code: 'list-empty' }
  | { readonly code: 'too-many-lists'; readonly limit: number }
  | { readonly code: 'too-many-lines'; readonly limit: number }
  /** a product string, price string or quantity that says nothing */
  | { readonly code: 'malformed' }
  /** there is no such item, or the buyer may not see it */
  | { readonly code: 'unknown-item' };

/** Of a verb of this module: what was done, or why nothing was. */
export type ListResult<Done> =
  | ({ readonly ok: true } & Done)
  | { readonly ok: false; readonly error: ListRefusal };

/** A refusal as a verb returns it. */
export const refusedList = (error: ListRefusal) => ({ ok: false, error }) as const;
