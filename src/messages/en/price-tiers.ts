import type { PriceTiersMessages } from '../it/price-tiers.ts';

/** Words of the tier table, which only the page of a product needs. */
export const priceTiers: PriceTiersMessages = {
  heading: 'Prices by quantity',
  quantity: 'Quantity',
  unit: 'Price each',
  discount: 'Discount',
  none: '–',
  percent: (percent) => `−${percent} %`,
  fill: (range, quantity) => `${range} pieces: set ${quantity} as the quantity`,
  active: 'active tier',
  subtotal: (quantity) => (quantity === 1 ? '1 piece:' : `${quantity} pieces:`),
  each: 'each',
  alreadyThere: (pieces) =>
    pieces === 1
      ? '1 piece already in the cart counts too.'
      : `${pieces} pieces already in the cart count too.`,
};
