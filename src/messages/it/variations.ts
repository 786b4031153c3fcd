export const variations = {};

export type VariationsMessages = typeof variations;
