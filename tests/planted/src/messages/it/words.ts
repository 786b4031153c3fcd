import { table } from '../../database/table.ts';

export const words = { table };
