/** A VAT number of the European Union or of Northern Ireland: `prefix` names who gave it (EL for Greece, XI), `number` is the rest of it in capitals. */
export type VatNumber = { readonly prefix: string; readonly number: string };

/** The number as it is shown and stored: `DE136695976`. */
export function wholeVatNumber({ prefix, number }: VatNumber): string {
  return `${prefix}${number}`;
}
