export const search = {};

export type SearchMessages = typeof search;
