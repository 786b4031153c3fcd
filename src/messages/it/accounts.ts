export const accounts = {};

export type AccountsMessages = typeof accounts;
