import type { QuantitiesMessages } from '../it/quantities.ts';

export const quantities: QuantitiesMessages = {
  quantityOf: (name) => `Quantity of ${name}`,
  fewer: 'Decrease the quantity',
  more: 'Increase the quantity',
  limits: (minimum, step) =>
    step > 1 ? `Sold in multiples of ${step}, from ${minimum} pieces` : `Sold from ${minimum} pieces`,
};
