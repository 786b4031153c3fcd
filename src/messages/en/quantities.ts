import type { QuantitiesMessages } from '../it/quantities.ts';

export const quantities: QuantitiesMessages = {
  quantityOf: (name) => `Quantity of ${name}`,
  fewer: 'Decrease the quantity',
  more: 'Increase the quantity',
  limits: (minimum, step) =>
    `Sold ${step > 1 ? `in multiples of ${step}, ` : ''}from ${minimum === 1 ? '1 piece' : `${minimum} pieces`}`,
};
