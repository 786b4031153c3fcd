import { money } from '../../../foundation/money/rules/money.ts';

export const text = money;
