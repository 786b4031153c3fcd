import { demoStock } from '../../../../demo/demo-stock.ts';

export const fillStock = demoStock;
