import { part } from '../../../catalogue/products/rules/part.ts';

export const splitTax = part;
