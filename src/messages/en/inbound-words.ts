import { inDigits } from '../in-digits.ts';
import type { inboundWords as it } from '../it/inbound-words.ts';

const megabytes = (bytes: number) => inDigits('en', Math.max(1, Math.round(bytes / 1_048_576)));

export const inboundWords: typeof it = {
  ofOrder: (number: string) => `Order ${number}`,
  phone: (number: string) => `Telephone: ${number}`,
  noSubject: 'No subject',
  tooLarge: (bytes: number) =>
    `(The email has ${megabytes(bytes)} MB: it is too large to be read here and lies whole in the mailbox.)`,
  broken: '(The email could not be read: it lies whole in the mailbox.)',
};
