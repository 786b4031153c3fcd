import { subaccounts as en } from '../en/subaccounts.ts';
import { inEither } from '../in-either.ts';
import { subaccounts as it } from '../it/subaccounts.ts';

/** The words of subaccounts and of acting in another account, which listings do not need. */
export const subaccountsFor = inEither(it, en);
