import { table } from '../../foundation/database/table.ts';

export const words = { table };
