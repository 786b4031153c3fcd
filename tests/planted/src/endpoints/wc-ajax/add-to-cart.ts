import { table } from '../../database/table.ts';

export const addToCart = table;
