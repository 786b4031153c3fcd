/*
 * How VAT numbers of the member states of the European Union and of Northern Ireland (XI, for goods alone) are written, by the country of
 * the address: the prefix of the number and the rest of it, in capitals, without blanks, dots and hyphens; `sample` is invented.
 * Source: the structure table that the Commission publishes for VIES, as of January 2026, through several public copies.
 */
export type VatFormat = { readonly prefix: string; readonly pattern: RegExp; readonly sample: string };

export const vatFormats: Readonly<Record<string, VatFormat>> = {
  AT: { prefix: 'AT', pattern: /^U[0-9]{8}$/, sample: 'U12345678' },
  BE: { prefix: 'BE', pattern: /^[01][0-9]{9}$/, sample: '0123456789' },
  BG: { prefix: 'BG', pattern: /^[0-9]{9,10}$/, sample: '123456789' },
  CY: { prefix: 'CY', pattern: /^[0-9]{8}[A-Z]$/, sample: '12345678X' },
  CZ: { prefix: 'CZ', pattern: /^[0-9]{8,10}$/, sample: '12345678' },
  DE: { prefix: 'DE', pattern: /^[1-9][0-9]{8}$/, sample: '123456789' },
  DK: { prefix: 'DK', pattern: /^[0-9]{8}$/, sample: '12345678' },
  EE: { prefix: 'EE', pattern: /^[0-9]{9}$/, sample: '123456789' },
  ES: { prefix: 'ES', pattern: /^(?:[A-Z][0-9]{7}[0-9A-Z]|[0-9]{8}[A-Z])$/, sample: 'X1234567X' },
  FI: { prefix: 'FI', pattern: /^[0-9]{8}$/, sample: '12345678' },
  FR: { prefix: 'FR', pattern: /^[0-9A-HJ-NP-Z]{2}[0-9]{9}$/, sample: '12345678901' },
  GR: { prefix: 'EL', pattern: /^[0-9]{9}$/, sample: '123456789' },
  HR: { prefix: 'HR', pattern: /^[0-9]{11}$/, sample: '12345678901' },
  HU: { prefix: 'HU', pattern: /^[0-9]{8}$/, sample: '12345678' },
  IE: { prefix: 'IE', pattern: /^(?:[0-9]{7}[A-W][A-I]?|[0-9][A-Z+*][0-9]{5}[A-W])$/, sample: '1234567WA' },
  IT: { prefix: 'IT', pattern: /^[0-9]{11}$/, sample: '12345670017' },
  LT: { prefix: 'LT', pattern: /^(?:[0-9]{9}|[0-9]{12})$/, sample: '123456789' },
  LU: { prefix: 'LU', pattern: /^[0-9]{8}$/, sample: '12345678' },
  LV: { prefix: 'LV', pattern: /^[0-9]{11}$/, sample: '12345678901' },
  MT: { prefix: 'MT', pattern: /^[0-9]{8}$/, sample: '12345678' },
  NL: { prefix: 'NL', pattern: /^[0-9]{9}B[0-9]{2}$/, sample: '123456789B01' },
  PL: { prefix: 'PL', pattern: /^[0-9]{10}$/, sample: '1234567890' },
  PT: { prefix: 'PT', pattern: /^[0-9]{9}$/, sample: '123456789' },
  RO: { prefix: 'RO', pattern: /^[1-9][0-9]{1,9}$/, sample: '1234567890' },
  SE: { prefix: 'SE', pattern: /^[0-9]{12}$/, sample: '123456789001' },
  SI: { prefix: 'SI', pattern: /^[1-9][0-9]{7}$/, sample: '12345678' },
  SK: { prefix: 'SK', pattern: /^[0-9]{10}$/, sample: '1234567890' },
  GB: {
    prefix: 'XI',
    pattern: /^(?:[0-9]{9}|[0-9]{12}|GD[0-4][0-9]{2}|HA[5-9][0-9]{2})$/,
    sample: '123456789',
  },
};
