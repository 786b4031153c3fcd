export const account = 1;
