import { inDigits } from '../in-digits.ts';

const megabytes = (bytes: number) => inDigits('it', Math.max(1, Math.round(bytes / 1_048_576)));

/** What conversations say of emails that have come. */
export const inboundWords = {
  ofOrder: (number: string) => `Ordine ${number}`,
  phone: (number: string) => `Telefono: ${number}`,
  noSubject: 'Senza oggetto',
  tooLarge: (bytes: number) =>
    `(L’email pesa ${megabytes(bytes)} MB: è troppo grande per essere letta qui e si trova intera nella casella di posta.)`,
  broken: '(L’email non si è potuta leggere: si trova intera nella casella di posta.)',
};
