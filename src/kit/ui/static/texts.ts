/** What a piece of a page says, as texts; null is what it does not have, and a group stands or falls as a whole. */
export type Texts = { readonly [name: string]: string | null | Texts };
