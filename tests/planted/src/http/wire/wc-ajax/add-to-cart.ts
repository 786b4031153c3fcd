import { table } from '../../../foundation/database/table.ts';

export const addToCart = table;
