import type { AccountsMessages } from '../it/accounts.ts';

export const accounts: AccountsMessages = {};
