import { account } from '../../../customers/accounts/rules/account.ts';

export const readPart = account;
