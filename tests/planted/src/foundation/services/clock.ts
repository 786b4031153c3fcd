import { table } from '../database/table.ts';

export const clock = table;
