export const quotePart = 1;
