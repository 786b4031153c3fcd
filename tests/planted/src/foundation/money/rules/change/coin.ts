import { price } from '../../../../pricing/prices/rules/price.ts';

export const coin = price;
