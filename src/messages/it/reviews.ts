export const reviews = {};

export type ReviewsMessages = typeof reviews;
