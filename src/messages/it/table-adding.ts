import { inDigits } from '../in-digits.ts';

export const tableAdding = {
  note: 'Nota',
  noteTooLong: (longest: number) =>
    `La nota è troppo lunga: al massimo ${inDigits('it', longest)} caratteri.`,
  zeroQuantity: 'Spiacenti! Quantità 0',
  notAddedMore: (count: number) =>
    count === 1
      ? 'Un altro articolo non è stato aggiunto.'
      : `Altri ${count} articoli non sono stati aggiunti.`,
};

export type TableAddingMessages = typeof tableAdding;
