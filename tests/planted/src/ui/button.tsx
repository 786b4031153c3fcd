import { price } from '../shop/pricing/rules/price.ts';

export const button = price;
