import type { ReadPayment } from './statement.ts';

/** What banks write where there is no reference. */
const noReference = /^(?:NONREF|NOTPROVIDED|NOTPROVID|N\/?A|0+|-)$/i;

const codeOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/**
 * What makes each payment of a file the same one in any other file of its format: the reference of the bank where there is one, else day, amount and text; payments
 * that are alike are numbered. So statements that overlap count nothing twice.
 */
export function paymentKeys(kind: 'bank' | 'courier', payments: readonly ReadPayment[]): readonly string[] {
  const seen = new Map<string, number>();
  return payments.map((payment) => {
    const parts = [kind, payment.bookedOn, String(payment.amount), ...identityOf(payment)];
    const alike = parts.join('|');
    const ordinal = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, ordinal);
    return `${alike}|${ordinal}`;
  });
}

function identityOf(payment: ReadPayment): readonly string[] {
  const { tracking, text, payer } = payment;
  if (tracking !== '') return ['parcel', tracking];
  const reference = bankReferenceOf(payment);
  return reference === '' ? ['text', codeOf(text), codeOf(payer)] : ['ref', reference];
}

/** The bank's reference, however it is written; '' where there is none. */
export const bankReferenceOf = ({ reference }: Pick<ReadPayment, 'reference'>) =>
  noReference.test(reference) ? '' : codeOf(reference);
