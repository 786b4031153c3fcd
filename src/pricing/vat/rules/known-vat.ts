import type { VatAnswer, VatSource } from './vat-check.ts';

/** What the shop's own record last said of a VAT number; `not-asked` where nobody has asked. */
export type KnownVat = {
  readonly answer: VatAnswer | 'not-asked';
  readonly source: VatSource | null;
  /** whose number it is, as the register says; '' where it does not */
  readonly name: string;
  readonly consultationNumber: string;
  /** ISO 8601 */
  readonly at: string | null;
};

export const vatNotAsked: KnownVat = {
  answer: 'not-asked',
  source: null,
  name: '',
  consultationNumber: '',
  at: null,
};
