/** Standard VAT rates of the 27 member states in basis points, as in force in January 2026. */
export const standardRates: Readonly<Record<string, number>> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
};

/** A part of a member state with a rate of its own, in basis points; postcodes as `tax_rates` holds them. */
export type AreaRate = readonly [country: string, postcode: string, rate: number];

/** Where the standard rate of the country does not hold: outside the VAT area, or lower by law. */
export const areaRates: readonly AreaRate[] = [
  // Livigno, Campione d'Italia
  ['IT', '23041', 0],
  ['IT', '22061', 0],
  // Helgoland, Büsingen
  ['DE', '27498', 0],
  ['DE', '78266', 0],
  // Canaries, Ceuta, Melilla
  ['ES', '35*', 0],
  ['ES', '38*', 0],
  ['ES', '51*', 0],
  ['ES', '52*', 0],
  // Åland, Mount Athos
  ['FI', '22*', 0],
  ['GR', '63086', 0],
  // Jungholz, Mittelberg
  ['AT', '6691', 1900],
  ['AT', '6991...6993', 1900],
  // Madeira, Azores
  ['PT', '9000-000...9400-999', 2200],
  ['PT', '9500-000...9980-999', 1600],
];
