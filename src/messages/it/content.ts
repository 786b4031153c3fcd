export const content = {};

export type ContentMessages = typeof content;
