import { inDigits } from '../in-digits.ts';
import type { TableAddingMessages } from '../it/table-adding.ts';

export const tableAdding: TableAddingMessages = {
  note: 'Note',
  noteTooLong: (longest) => `The note is too long: ${inDigits('en', longest)} characters at most.`,
  zeroQuantity: 'Sorry! 0 Quantity',
  notAddedMore: (count) =>
    count === 1 ? 'Another item was not added.' : `${count} more items were not added.`,
};
