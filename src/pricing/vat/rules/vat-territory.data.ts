/*
 * Parts of member states that lie outside the Union's VAT territory, and areas that count as part of a member state.
 * Source: Council Directive 2006/112/EC, articles 6 and 7; the postcodes by two public tables that agree. GR 63086 and 63087 are
 * Mount Athos.
 */
export const outsideVatTerritory: {
  /** states of a country, by their codes */
  readonly states: Readonly<Record<string, readonly string[]>>;
  readonly countries: readonly string[];
  readonly postcodes: Readonly<Record<string, readonly string[]>>;
} = {
  states: { ES: ['CE', 'GC', 'ML', 'TF'] },
  countries: ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'],
  postcodes: { DE: ['27498', '78266'], IT: ['22061', '23041'], GR: ['63086', '63087'] },
};

/** Monaco is treated as France (article 7). */
export const treatedAs: Readonly<Record<string, string>> = { MC: 'FR' };

/** Postcodes in Northern Ireland begin so: its goods follow the Union's rules. */
export const northernIreland = { country: 'GB', postcodes: 'BT' } as const;
