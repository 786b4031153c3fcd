/*
 * How telephone numbers of a country are written, for the countries that the shop sends to: its calling code, and the fewest and most
 * digits of a number without calling code and without the leading zero that is dialled within the country (ITU-T E.164, national numbering
 * plans). Italy, San Marino and the Vatican keep their zero. Wide by choice: short numbers of small exchanges count; an absent
 * country is checked for 5 to 20 digits only.
 */
export const phoneNumbers: Readonly<Record<string, readonly [code: string, fewest: number, most: number]>> = {
  AT: ['43', 4, 13],
  BE: ['32', 8, 9],
  BG: ['359', 6, 9],
  CH: ['41', 9, 12],
  CY: ['357', 8, 8],
  CZ: ['420', 9, 9],
  DE: ['49', 5, 13],
  DK: ['45', 8, 8],
  EE: ['372', 7, 8],
  ES: ['34', 9, 9],
  FI: ['358', 5, 12],
  FR: ['33', 9, 9],
  GR: ['30', 10, 10],
  HR: ['385', 6, 9],
  HU: ['36', 8, 9],
  IE: ['353', 7, 10],
  IT: ['39', 5, 12],
  LT: ['370', 8, 8],
  LU: ['352', 5, 11],
  LV: ['371', 8, 8],
  MT: ['356', 8, 8],
  NL: ['31', 9, 11],
  PL: ['48', 9, 9],
  PT: ['351', 9, 9],
  RO: ['40', 9, 9],
  SE: ['46', 6, 13],
  SI: ['386', 7, 8],
  SK: ['421', 9, 9],
  SM: ['378', 5, 10],
  VA: ['39', 5, 12],
};
