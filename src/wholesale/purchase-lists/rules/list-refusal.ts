/** Why nothing of a list was saved, changed or put into the cart. */
export type ListRefusal =
  // Without a name (LIST-05) or a line (LIST-07), with a string or quantity that says nothing, with an item that the buyer may not see.
  | { readonly code: 'unknown-list' | 'title-missing' | 'list-empty' | 'malformed' | 'unknown-item' }
  | { readonly code: 'title-too-long' | 'too-many-lists' | 'too-many-lines'; readonly limit: number };

/** What a use case of this module has done, or why nothing was. */
export type ListResult<Done> =
  | ({ readonly ok: true } & Done)
  | { readonly ok: false; readonly error: ListRefusal };

/** A refusal as a use case returns it. */
export const refusedList = (error: ListRefusal) => ({ ok: false, error }) as const;

/** The sentences that say why nothing was done with a list. */
type Limited = Extract<ListRefusal, { readonly limit: number }>['code'];
type RefusalWords = Readonly<Record<Exclude<ListRefusal['code'], Limited>, string>> &
  Readonly<Record<Limited, (limit: number) => string>>;

/** What the buyer reads of a refusal. */
export function listRefusalSentence(words: RefusalWords, error: ListRefusal): string {
  return 'limit' in error ? words[error.code](error.limit) : words[error.code];
}
