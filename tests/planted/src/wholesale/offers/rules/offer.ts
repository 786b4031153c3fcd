import { quotePart } from '../../quotes/rules/quote-part.ts';

export const offer = quotePart;
