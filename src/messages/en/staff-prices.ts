import type { StaffPricesMessages } from '../it/staff-prices.ts';

const scopeOf = (brand: string | null, category: string | null) =>
  [category && ` in the category “${category}”`, brand && ` for the brand “${brand}”`]
    .filter(Boolean)
    .join('');

/** Words of price lists in the staff area. */
export const staffPrices: StaffPricesMessages = {
  steps: {
    regular: "The shop's own price",
    sale: 'Sale price',
    priceList: (list) => `Price of the price list “${list}”`,
    percentage: (list, percent, brand, category) =>
      `${percent.toLocaleString('en-GB')} % off by the price list “${list}”${scopeOf(brand, category)}`,
    tier: (list, quantity) => `Tier from ${quantity} pieces of the price list “${list}”`,
    validity: (from, to) =>
      from === null
        ? `valid until ${to}`
        : to === null
          ? `valid from ${from}`
          : `valid from ${from} until ${to}`,
  },
};
